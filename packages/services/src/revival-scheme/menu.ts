import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { isRevivalEligible, parseDayFirstDate, parseIsoDate } from '@lifedesk/rules';
import { revivalText } from '@lifedesk/rules/texts';
import { ReviveIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a lapsed policy that can be revived. */
export const menu = defineMenu({
  group: 'payments',
  name: m.revivalScheme_menuName,
  words: m.revivalScheme_menuWords,
  icon: ReviveIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, premiumLeft, dueDate, revivalDate }) => {
      const { today, language } = customer;
      const facts = { dueDate: parseDayFirstDate(dueDate), revivalDate: parseIsoDate(revivalDate), today };
      const { eligible, because } = isRevivalEligible({ ...facts, policyStatusCode, premiumLeft });
      return { possible: eligible, why: () => revivalText(because, facts, language) };
    }),
});
