import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'changes', name: m.changeBonus_menuName, words: m.changeBonus_menuWords };
