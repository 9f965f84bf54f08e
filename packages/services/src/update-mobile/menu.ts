import { defineMenu } from '@lifedesk/journey/service';
import { PhoneIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.updateMobile_menuName,
  words: m.updateMobile_menuWords,
  icon: PhoneIcon,
});
