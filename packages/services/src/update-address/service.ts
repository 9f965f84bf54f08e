import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Where the letters of one policy or of all go, with a proof. */
export const updateAddress = defineService({
  ...facts.updateAddress,
  screen: () => import('./UpdateAddressScreen.tsx'),
});
