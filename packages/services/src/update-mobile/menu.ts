import { defineMenu } from '@lifedesk/journey/service';
import { PhoneIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: PhoneIcon });
