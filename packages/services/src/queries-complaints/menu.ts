import { defineMenu } from '@lifedesk/journey/service';
import { HelpIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'help',
  name: m.queriesComplaints_menuName,
  words: m.queriesComplaints_menuWords,
  icon: HelpIcon,
});
