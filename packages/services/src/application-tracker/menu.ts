import { defineMenu } from '@lifedesk/journey/service';
import { DocumentIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'policies',
  name: m.applicationTracker_menuName,
  words: m.applicationTracker_menuWords,
  icon: DocumentIcon,
});
