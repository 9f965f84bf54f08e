import { defineMenu } from '@lifedesk/journey/service';
import { PolicyIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'policies',
  name: m.recommendedPlans_menuName,
  words: m.recommendedPlans_menuWords,
  icon: PolicyIcon,
});
