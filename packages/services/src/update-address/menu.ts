import { defineMenu } from '@lifedesk/journey/service';
import { PlaceIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.updateAddress_menuName,
  words: m.updateAddress_menuWords,
  icon: PlaceIcon,
});
