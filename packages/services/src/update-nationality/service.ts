import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/**
 * Nationality and tax residence (FATCA and CRS): confirmed by an OTP in a full session, looked at by people first in a
 * payments-only one, and declared by companies too.
 */
export const updateNationality = defineService({
  ...facts.updateNationality,
  screen: () => import('./UpdateNationalityScreen.tsx'),
});
