import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'details', name: m.updateEmail_menuName, words: m.updateEmail_menuWords };
