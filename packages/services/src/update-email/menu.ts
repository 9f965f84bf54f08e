import { defineMenu } from '@lifedesk/journey/service';
import { EmailIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: EmailIcon });
