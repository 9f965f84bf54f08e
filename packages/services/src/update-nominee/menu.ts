import { defineMenu } from '@lifedesk/journey/service';
import { PeopleIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: PeopleIcon });
