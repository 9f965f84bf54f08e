import { defineMenu, whyRestricted } from '@lifedesk/journey/service';
import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import { PeopleIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy that continues and has no restriction against it. */
export const menu = defineMenu({
  group: 'details',
  name: m.updateNominee_menuName,
  words: m.updateNominee_menuWords,
  icon: PeopleIcon,
  unavailable: ({ policies, language }) => {
    const goingOn = policies.filter(({ policyStatusCode }) => !ENDED_STATUS_CODES.includes(policyStatusCode));
    return whyRestricted({ policies: goingOn, language }, 'nominee-change');
  },
});
