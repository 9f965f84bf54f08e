import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = {
  group: 'overview',
  name: m.downloadCenter_menuName,
  words: m.downloadCenter_menuWords,
};
