import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { borrowText } from '@lifedesk/rules/texts';
import { BankIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with loans whose owner may borrow on it. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.eLoan_menuName,
  words: m.eLoan_menuWords,
  icon: BankIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { possible, because } = policy.borrowing ?? { possible: false, because: 'no-loan-on-plan' as const };
      const restricted = possible ? whyRestricted({ policies: [policy], language }, 'loan') : undefined;
      return {
        possible: possible && restricted === undefined,
        why: () => restricted ?? borrowText(because, language),
      };
    }),
});
