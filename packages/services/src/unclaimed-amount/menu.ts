import { defineMenu } from '@lifedesk/journey/service';
import { SearchIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payouts',
  name: m.unclaimedAmount_menuName,
  words: m.unclaimedAmount_menuWords,
  icon: SearchIcon,
});
