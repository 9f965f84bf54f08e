import { defineMenu } from '@lifedesk/journey/service';
import { PolicyIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'policies', icon: PolicyIcon });
