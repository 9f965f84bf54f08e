import { defineMenu } from '@lifedesk/journey/service';
import { IdentityIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.updatePan_menuName,
  words: m.updatePan_menuWords,
  icon: IdentityIcon,
});
