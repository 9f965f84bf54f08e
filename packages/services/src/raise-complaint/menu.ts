import { defineMenu } from '@lifedesk/journey/service';
import { ComplaintIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'help', icon: ComplaintIcon });
