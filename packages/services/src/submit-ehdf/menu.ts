import { defineMenu } from '@lifedesk/journey/service';
import { CheckIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'changes',
  name: m.submitEhdf_menuName,
  words: m.submitEhdf_menuWords,
  icon: CheckIcon,
});
