import { defineMenu } from '@lifedesk/journey/service';
import { DownloadIcon } from '@lifedesk/ui';

export const menu = defineMenu({ group: 'policies', icon: DownloadIcon });
