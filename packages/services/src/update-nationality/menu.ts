import { defineMenu } from '@lifedesk/journey/service';
import { AbroadIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.updateNationality_menuName,
  words: m.updateNationality_menuWords,
  icon: AbroadIcon,
});
