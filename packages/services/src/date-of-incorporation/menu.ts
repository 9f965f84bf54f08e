import { defineMenu } from '@lifedesk/journey/service';
import { CompanyIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'details', icon: CompanyIcon });
