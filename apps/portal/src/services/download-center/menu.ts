import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu.ts';

export const menu: MenuEntry = {
  group: 'overview',
  name: m.downloadCenter_menuName,
  words: m.downloadCenter_menuWords,
};
