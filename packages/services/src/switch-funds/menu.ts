import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { isLapsedStatus, whyNoSwitch } from '@lifedesk/rules';
import { noSwitchText } from '@lifedesk/rules/texts';
import { SortIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a unit-linked policy that has not lapsed. */
export const menu = defineMenu({
  group: 'changes',
  name: m.switchFunds_menuName,
  words: m.switchFunds_menuWords,
  icon: SortIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ totalFundValue, policyStatusCode }) => {
      const because = whyNoSwitch({
        isOffered: totalFundValue !== undefined,
        isDiscontinued: isLapsedStatus(policyStatusCode),
        value: totalFundValue ?? 0,
        isWaiting: false,
        hasOpenRequest: false,
        isBarred: false,
      });
      return { possible: because === null, why: () => noSwitchText(because ?? 'not-offered', customer.language) };
    }),
});
