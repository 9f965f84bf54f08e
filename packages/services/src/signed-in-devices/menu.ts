import { defineMenu } from '@lifedesk/journey/service';
import { DevicesIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: DevicesIcon });
