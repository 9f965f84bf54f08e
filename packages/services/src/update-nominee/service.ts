import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Who receives the money of a policy, and which share; confirmed by an OTP. */
export const updateNominee = defineService({
  ...facts.updateNominee,
  screen: () => import('./UpdateNomineeScreen.tsx'),
});
