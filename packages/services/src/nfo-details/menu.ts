import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { choosesNonForfeiture, parseDayFirstDate } from '@lifedesk/rules';
import { nonForfeitureChoiceText } from '@lifedesk/rules/texts';
import { PolicyIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy whose plan offers a choice and on which premiums fall due. */
export const menu = defineMenu({
  group: 'changes',
  name: m.nfoDetails_menuName,
  words: m.nfoDetails_menuWords,
  icon: PolicyIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, dueDate, hasNonForfeitureOptions = false, restrictions = [] }) => {
      const { chooses, because } = choosesNonForfeiture({
        policyStatusCode,
        dueDate: parseDayFirstDate(dueDate),
        hasOptions: hasNonForfeitureOptions,
        isDeathIntimated: restrictions.some(({ action }) => action === 'payment'),
        // only the service itself knows both
        graceEndsOn: null,
        hasOpenRequest: false,
        today: customer.today,
      });
      return { possible: chooses, why: () => nonForfeitureChoiceText(because, customer.language) };
    }),
});
