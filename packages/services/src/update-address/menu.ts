import { defineMenu } from '@lifedesk/journey/service';
import { PlaceIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: PlaceIcon });
