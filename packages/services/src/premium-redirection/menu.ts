import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { isLapsedStatus, whyNoRedirection } from '@lifedesk/rules';
import { noRedirectionText } from '@lifedesk/rules/texts';
import { SortIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a unit-linked policy that still has a premium to come. */
export const menu = defineMenu({
  group: 'changes',
  name: m.premiumRedirection_menuName,
  words: m.premiumRedirection_menuWords,
  icon: SortIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ totalFundValue, policyStatusCode, dueDate }) => {
      const because = whyNoRedirection({
        isOffered: totalFundValue !== undefined,
        isDiscontinued: isLapsedStatus(policyStatusCode),
        hasNextPremium: dueDate !== undefined,
        made: 0,
        perYear: null,
      });
      return { possible: because === null, why: () => noRedirectionText(because ?? 'not-offered', customer.language) };
    }),
});
