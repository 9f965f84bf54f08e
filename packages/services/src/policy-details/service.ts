import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** One policy in full: summary, premium, riders, nominees, personal details, documents, payments, NAV alerts. */
export const policyDetails = defineService({
  ...facts.policyDetails,
  screen: () => import('./PolicyDetailsScreen.tsx'),
});
