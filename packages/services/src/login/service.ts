import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** The way in for policyholders: policy number, mobile or e-mail, then an OTP. Also the portal's entry. */
export const login = defineService({ ...facts.login, screen: () => import('./LoginScreen.tsx') });
