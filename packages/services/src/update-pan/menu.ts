import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'details', name: m.updatePan_menuName, words: m.updatePan_menuWords };
