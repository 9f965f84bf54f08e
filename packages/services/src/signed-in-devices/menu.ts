import { defineMenu } from '@lifedesk/journey/service';
import { DevicesIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.signedInDevices_menuName,
  words: m.signedInDevices_menuWords,
  icon: DevicesIcon,
});
