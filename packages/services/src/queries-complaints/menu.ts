import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = {
  group: 'help',
  name: m.queriesComplaints_menuName,
  words: m.queriesComplaints_menuWords,
};
