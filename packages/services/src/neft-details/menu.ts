import { defineMenu, whyRestricted } from '@lifedesk/journey/service';
import { BankIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy that may pay out to its owner. */
export const menu = defineMenu({
  group: 'details',
  name: m.neftDetails_menuName,
  words: m.neftDetails_menuWords,
  icon: BankIcon,
  unavailable: (customer) => whyRestricted(customer, 'payout'),
});
