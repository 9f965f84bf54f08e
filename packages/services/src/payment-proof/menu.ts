import { defineMenu } from '@lifedesk/journey/service';
import { DocumentIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payments', icon: DocumentIcon });
