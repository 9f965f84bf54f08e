import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'overview', name: m.dashboard_menuName, words: m.dashboard_menuWords };
