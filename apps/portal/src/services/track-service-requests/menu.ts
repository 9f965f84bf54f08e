import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = {
  group: 'help',
  name: m.trackServiceRequests_menuName,
  words: m.trackServiceRequests_menuWords,
};
