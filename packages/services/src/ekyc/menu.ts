import { defineMenu } from '@lifedesk/journey/service';
import { IdentityIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.ekyc_menuName,
  words: m.ekyc_menuWords,
  icon: IdentityIcon,
});
