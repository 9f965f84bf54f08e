import { defineMenu } from '@lifedesk/journey/service';
import { DocumentIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

export const menu = defineMenu({
  group: 'payments',
  name: m.paymentProof_menuName,
  words: m.paymentProof_menuWords,
  icon: DocumentIcon,
});
