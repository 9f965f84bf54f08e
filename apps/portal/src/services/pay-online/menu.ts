import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = { group: 'payments', name: m.payOnline_menuName, words: m.payOnline_menuWords };
