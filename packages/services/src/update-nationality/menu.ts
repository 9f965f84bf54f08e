import { defineMenu } from '@lifedesk/journey/service';
import { AbroadIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: AbroadIcon });
