import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { surrenderText } from '@lifedesk/rules/texts';
import { StoppedIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with a value whose owner may take it, or has requested it and may still cancel. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.surrenderRequest_menuName,
  words: m.surrenderRequest_menuWords,
  icon: StoppedIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { possible, because } = policy.surrender ?? { possible: false, because: 'no-surrender-value' as const };
      const isOpen = possible || because === 'payout-requested';
      const restricted = isOpen ? whyRestricted({ policies: [policy], language }, 'surrender') : undefined;
      return {
        possible: isOpen && restricted === undefined,
        why: () => restricted ?? surrenderText(because, language),
      };
    }),
});
