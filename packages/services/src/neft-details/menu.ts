import { defineMenu, whyRestricted } from '@lifedesk/journey/service';
import { BankIcon } from '@lifedesk/ui';

/** For a policy that may pay out to its owner. */
export const menu = defineMenu({
  group: 'details',
  icon: BankIcon,
  unavailable: (customer) => whyRestricted(customer, 'payout'),
});
