import { defineMenu } from '@lifedesk/journey/service';
import { IdentityIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: IdentityIcon });
