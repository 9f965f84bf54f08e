import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = {
  group: 'details',
  name: m.updateNationality_menuName,
  words: m.updateNationality_menuWords,
};
