import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = { group: 'details', name: m.updateAddress_menuName, words: m.updateAddress_menuWords };
