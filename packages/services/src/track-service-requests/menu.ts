import { defineMenu } from '@lifedesk/journey/service';
import { RequestsIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'overview', icon: RequestsIcon });
