import { defineService } from '../../registry/define-service.ts';

/** One policy in full: summary, premium, riders, nominees, personal details, documents, payments, NAV alerts. */
export const policyDetails = defineService({
  id: 'policy-details',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  screen: () => import('./PolicyDetailsScreen.tsx'),
});
