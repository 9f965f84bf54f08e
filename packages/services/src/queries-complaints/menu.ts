import { defineMenu } from '@lifedesk/journey/service';
import { HelpIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'help', icon: HelpIcon });
