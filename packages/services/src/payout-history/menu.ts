import { defineMenu } from '@lifedesk/journey/service';
import { BankIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'payouts', icon: BankIcon });
