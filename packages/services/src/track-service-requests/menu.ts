import { defineMenu } from '@lifedesk/journey/service';
import { RequestsIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'overview',
  name: m.trackServiceRequests_menuName,
  words: m.trackServiceRequests_menuWords,
  icon: RequestsIcon,
});
