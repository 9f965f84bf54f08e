import { defineMenu } from '@lifedesk/journey/service';
import { DateIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'policies',
  name: m.medicalAppointment_menuName,
  words: m.medicalAppointment_menuWords,
  icon: DateIcon,
});
