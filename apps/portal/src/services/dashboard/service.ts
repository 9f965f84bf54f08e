import { defineService } from '../../registry/define-service.ts';

/** What needs the customer first, and the policies. */
export const dashboard = defineService({
  id: 'dashboard',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  screen: () => import('./DashboardScreen.tsx'),
});
