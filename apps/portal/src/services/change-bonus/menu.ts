import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = { group: 'changes', name: m.changeBonus_menuName, words: m.changeBonus_menuWords };
