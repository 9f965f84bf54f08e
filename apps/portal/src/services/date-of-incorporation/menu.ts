import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = {
  group: 'details',
  name: m.dateOfIncorporation_menuName,
  words: m.dateOfIncorporation_menuWords,
};
