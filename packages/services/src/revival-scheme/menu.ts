import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = {
  group: 'payments',
  name: m.revivalScheme_menuName,
  words: m.revivalScheme_menuWords,
};
