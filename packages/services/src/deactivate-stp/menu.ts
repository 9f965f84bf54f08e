import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { StoppedIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with a systematic transfer plan. */
export const menu = defineMenu({
  group: 'changes',
  name: m.deactivateStp_menuName,
  words: m.deactivateStp_menuWords,
  icon: StoppedIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ stpCurrentlyActive }) => ({
      possible: stpCurrentlyActive === true,
      why: m.deactivateStp_noneWhy,
    })),
});
