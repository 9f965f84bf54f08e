import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { parseDayFirstDate, premiumFallsDue } from '@lifedesk/rules';
import { fallsDueText } from '@lifedesk/rules/texts';
import { DateIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy on which premiums fall due. */
export const menu = defineMenu({
  group: 'changes',
  name: m.modeChange_menuName,
  words: m.modeChange_menuWords,
  icon: DateIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, dueDate }) => {
      const { fallsDue, because } = premiumFallsDue({ policyStatusCode, dueDate: parseDayFirstDate(dueDate) });
      return { possible: fallsDue, why: () => fallsDueText(because, customer.language) };
    }),
});
