import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu-entry.ts';

export const menu: MenuEntry = { group: 'help', name: m.serviceRecovery_menuName, words: m.serviceRecovery_menuWords };
