import { defineMenu } from '@lifedesk/journey/service';
import { PolicyIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'policies',
  name: m.compare_menuName,
  words: m.compare_menuWords,
  icon: PolicyIcon,
});
