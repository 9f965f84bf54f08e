import { defineMenu } from '@lifedesk/journey/service';
import { RepairIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'help', icon: RepairIcon });
