import { defineMenu } from '@lifedesk/journey/service';
import { CompanyIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'details',
  name: m.dateOfIncorporation_menuName,
  words: m.dateOfIncorporation_menuWords,
  icon: CompanyIcon,
});
