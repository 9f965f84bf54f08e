import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { parseIsoDate } from '@lifedesk/rules';
import { freeLookText } from '@lifedesk/rules/texts';
import { DocumentIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy in its free look whose owner may return it. */
export const menu = defineMenu({
  group: 'payouts',
  name: m.freelookEnquiry_menuName,
  words: m.freelookEnquiry_menuWords,
  icon: DocumentIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { possible, because, lastDay } = policy.freeLook ?? { possible: false, because: 'free-look-over' as const };
      const restricted = possible ? whyRestricted({ policies: [policy], language }, 'surrender') : undefined;
      return {
        possible: possible && restricted === undefined,
        why: () => restricted ?? freeLookText(because, parseIsoDate(lastDay), language),
      };
    }),
});
