import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { fallsDueText } from '@lifedesk/rules/texts';
import { PickupIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { takesCheque } from './takes-cheque.ts';

/** For a policy with a premium to pay. */
export const menu = defineMenu({
  group: 'payments',
  name: m.chequePickup_menuName,
  words: m.chequePickup_menuWords,
  icon: PickupIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, (policy) => {
      const { fallsDue, because } = takesCheque(policy);
      return { possible: fallsDue, why: () => fallsDueText(because, customer.language) };
    }),
});
