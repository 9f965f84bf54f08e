import { defineMenu } from '@lifedesk/journey/service';
import { PayIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payments', icon: PayIcon });
