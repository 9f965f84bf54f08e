import { defineMenu } from '@lifedesk/journey/service';
import { PersonIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payouts',
  name: m.digitalLivingCertificate_menuName,
  words: m.digitalLivingCertificate_menuWords,
  icon: PersonIcon,
});
