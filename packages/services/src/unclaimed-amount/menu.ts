import { defineMenu } from '@lifedesk/journey/service';
import { SearchIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payouts', icon: SearchIcon });
