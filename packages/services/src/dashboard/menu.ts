import { defineMenu } from '@lifedesk/journey/service';
import { HomeIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'overview', icon: HomeIcon });
