import { defineMenu } from '@lifedesk/journey/service';
import { ServicesIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'overview',
  name: m.allServices_menuName,
  words: m.allServices_menuWords,
  icon: ServicesIcon,
});
