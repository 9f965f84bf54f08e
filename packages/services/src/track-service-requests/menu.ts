import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = {
  group: 'help',
  name: m.trackServiceRequests_menuName,
  words: m.trackServiceRequests_menuWords,
};
