import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { isLapsedStatus, parseDayFirstDate, parseIsoDate, whyTopUpsAreClosed } from '@lifedesk/rules';
import { topUpText } from '@lifedesk/rules/texts';
import { PayIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a unit-linked policy whose premiums are paid. */
export const menu = defineMenu({
  group: 'payments',
  name: m.topUp_menuName,
  words: m.topUp_menuWords,
  icon: PayIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, totalFundValue, dueDate, policyMaturityDate }) => {
      const due = parseDayFirstDate(dueDate);
      const because = whyTopUpsAreClosed(
        {
          isOffered: totalFundValue !== undefined,
          isPaymentBlocked: false,
          isPremiumPaying: due !== null && !isLapsedStatus(policyStatusCode),
          dueDate: due,
          maturityDate: parseIsoDate(policyMaturityDate),
        },
        customer.today,
      );
      return { possible: because === null, why: () => topUpText(because ?? 'accepted', null, customer.language) };
    }),
});
