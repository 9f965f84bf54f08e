import { defineMenu } from '@lifedesk/journey/service';
import { DateIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payments',
  name: m.calendarFeed_menuName,
  words: m.calendarFeed_menuWords,
  icon: DateIcon,
});
