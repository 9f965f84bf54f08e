import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** An earlier request that was not settled as it should have been: what is wrong, and what would put it right. */
export const serviceRecovery = defineService({
  ...facts.serviceRecovery,
  screen: () => import('./ServiceRecoveryScreen.tsx'),
});
