import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = { group: 'help', name: m.serviceRecovery_menuName, words: m.serviceRecovery_menuWords };
