import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { isLapsedStatus } from '@lifedesk/rules';
import { fundsOutText } from '@lifedesk/rules/texts';
import { PayIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a unit-linked policy with units whose owner may take them out. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.ulipSurrender_menuName,
  words: m.ulipSurrender_menuWords,
  icon: PayIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { totalFundValue, policyStatusCode } = policy;
      if (totalFundValue === undefined)
        return { possible: false, why: () => fundsOutText('not-unit-linked', language) };
      // only the service works out whether the lock-in of a lapsed policy is over
      if (totalFundValue <= 0 && !isLapsedStatus(policyStatusCode))
        return { possible: false, why: () => fundsOutText('no-units', language) };
      const restricted = whyRestricted({ policies: [policy], language }, 'surrender');
      return { possible: restricted === undefined, why: () => restricted ?? '' };
    }),
});
