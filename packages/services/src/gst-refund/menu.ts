import { defineMenu, whyRestricted } from '@lifedesk/journey/service';
import { PickupIcon } from '@lifedesk/ui';

/** For a policy that may pay out to its owner. */
export const menu = defineMenu({
  group: 'payments',
  icon: PickupIcon,
  unavailable: (customer) => whyRestricted(customer, 'payout'),
});
