import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { StoppedIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with a dynamic fund allocation. */
export const menu = defineMenu({
  group: 'changes',
  name: m.deactivateDfa_menuName,
  words: m.deactivateDfa_menuWords,
  icon: StoppedIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ dfaCurrentlyActive }) => ({
      possible: dfaCurrentlyActive === true,
      why: m.deactivateDfa_noneWhy,
    })),
});
