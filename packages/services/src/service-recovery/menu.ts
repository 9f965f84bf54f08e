import { defineMenu } from '@lifedesk/journey/service';
import { RepairIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'help',
  name: m.serviceRecovery_menuName,
  words: m.serviceRecovery_menuWords,
  icon: RepairIcon,
});
