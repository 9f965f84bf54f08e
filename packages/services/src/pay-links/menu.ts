import { defineMenu } from '@lifedesk/journey/service';
import { PersonIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payments', icon: PersonIcon });
