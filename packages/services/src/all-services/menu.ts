import { defineMenu } from '@lifedesk/journey/service';
import { ServicesIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'overview', icon: ServicesIcon });
