import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** What needs the customer first, and the policies. */
export const dashboard = defineService({ ...facts.dashboard, screen: () => import('./DashboardScreen.tsx') });
