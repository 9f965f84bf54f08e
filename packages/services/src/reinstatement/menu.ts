import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import {
  isReinstatementEligible,
  isRevivalEligible,
  parseDayFirstDate,
  parseIsoDate,
  restorationWay,
} from '@lifedesk/rules';
import { reinstatementText, revivalText } from '@lifedesk/rules/texts';
import { ReinstateIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy that lapsed recently. */
export const menu = defineMenu({
  group: 'payments',
  name: m.reinstatement_menuName,
  words: m.reinstatement_menuWords,
  icon: ReinstateIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, premiumLeft, dueDate, revivalDate }) => {
      const { today, language } = customer;
      const dates = { dueDate: parseDayFirstDate(dueDate), revivalDate: parseIsoDate(revivalDate), today };
      const facts = { ...dates, policyStatusCode, premiumLeft };
      const way = restorationWay(facts);
      const why = () =>
        way === 'revival'
          ? revivalText(isRevivalEligible(facts).because, dates, language)
          : reinstatementText(isReinstatementEligible(facts).because, dates, language);
      return { possible: way === 'reinstatement', why };
    }),
});
