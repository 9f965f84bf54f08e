import { defineMenu } from '@lifedesk/journey/service';
import { HomeIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'overview',
  name: m.dashboard_menuName,
  words: m.dashboard_menuWords,
  icon: HomeIcon,
});
