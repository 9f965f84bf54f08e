import { defineMenu } from '@lifedesk/journey/service';
import { SearchIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'policies',
  name: m.trackApplication_menuName,
  words: m.trackApplication_menuWords,
  icon: SearchIcon,
});
