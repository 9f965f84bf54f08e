import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'payments', name: m.chequePickup_menuName, words: m.chequePickup_menuWords };
