import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { surrenderText } from '@lifedesk/rules/texts';
import { StoppedIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with a value whose owner may take it. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.surrenderEnquiry_menuName,
  words: m.surrenderEnquiry_menuWords,
  icon: StoppedIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { possible, because } = policy.surrender ?? { possible: false, because: 'no-surrender-value' as const };
      const restricted = possible ? whyRestricted({ policies: [policy], language }, 'surrender') : undefined;
      return {
        possible: possible && restricted === undefined,
        why: () => restricted ?? surrenderText(because, language),
      };
    }),
});
