import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Ends the session, here and on the server, and says so. */
export const logout = defineService({ ...facts.logout, screen: () => import('./LogoutScreen.tsx') });
