import { defineService } from '../../registry/define-service.ts';
import * as facts from './facts.ts';

/** Ends the session, here and on the server, and says so. */
export const logout = defineService({ ...facts.logout, screen: () => import('./LogoutScreen.tsx') });
