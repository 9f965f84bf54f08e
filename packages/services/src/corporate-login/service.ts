import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** The way in for companies: client id, then an OTP to the corporate contact. */
export const corporateLogin = defineService({
  ...facts.corporateLogin,
  screen: () => import('./CorporateLoginScreen.tsx'),
});
