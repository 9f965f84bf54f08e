import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { additionsText } from '@lifedesk/rules/texts';
import { BonusIcon } from '@lifedesk/ui';

/** For a policy with paid-up additions whose owner may take them out. */
export const menu = defineMenu({
  group: 'payouts',
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
