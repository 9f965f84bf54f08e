import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { additionsText } from '@lifedesk/rules/texts';
import { BonusIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with paid-up additions whose owner may take them out. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.puaSurrender_menuName,
  words: m.puaSurrender_menuWords,
  icon: BonusIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { possible, because } = policy.paidUpAdditions ?? { possible: false, because: 'no-additions' as const };
      const restricted = possible ? whyRestricted({ policies: [policy], language }, 'surrender') : undefined;
      return {
        possible: possible && restricted === undefined,
        why: () => restricted ?? additionsText(because, language),
      };
    }),
});
