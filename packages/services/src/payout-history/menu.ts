import { defineMenu } from '@lifedesk/journey/service';
import { BankIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payouts',
  name: m.payoutHistory_menuName,
  words: m.payoutHistory_menuWords,
  icon: BankIcon,
});
