import { defineMenu } from '@lifedesk/journey/service';
import { DateIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payments', icon: DateIcon });
