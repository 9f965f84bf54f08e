import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'details', name: m.updateNominee_menuName, words: m.updateNominee_menuWords };
