import { defineMenu } from '@lifedesk/journey/service';
import { EmailIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.updateEmail_menuName,
  words: m.updateEmail_menuWords,
  icon: EmailIcon,
});
