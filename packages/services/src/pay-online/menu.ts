import { defineMenu } from '@lifedesk/journey/service';
import { PayIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payments',
  name: m.payOnline_menuName,
  words: m.payOnline_menuWords,
  icon: PayIcon,
});
