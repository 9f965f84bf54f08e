import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = { group: 'details', name: m.neftDetails_menuName, words: m.neftDetails_menuWords };
