import type { MenuEntry } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

export const menu: MenuEntry = {
  group: 'details',
  name: m.updateNationality_menuName,
  words: m.updateNationality_menuWords,
};
