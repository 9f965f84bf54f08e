import { defineMenu } from '@lifedesk/journey/service';
import { ComplaintIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'help',
  name: m.raiseComplaint_menuName,
  words: m.raiseComplaint_menuWords,
  icon: ComplaintIcon,
});
