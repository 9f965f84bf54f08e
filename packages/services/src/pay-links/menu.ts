import { defineMenu } from '@lifedesk/journey/service';
import { PersonIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payments',
  name: m.payLinks_menuName,
  words: m.payLinks_menuWords,
  icon: PersonIcon,
});
