import * as m from '../../paraglide/messages.js';
import type { MenuEntry } from '../../registry/menu.ts';

export const menu: MenuEntry = { group: 'help', name: m.serviceRecovery_menuName, words: m.serviceRecovery_menuWords };
