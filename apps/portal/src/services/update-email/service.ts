import { defineService } from '../../registry/define-service.ts';

/** A new e-mail address, confirmed on the registered contacts and on the new one. */
export const updateEmail = defineService({
  id: 'update-email',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'dashboard',
  dependsOn: ['core'],
  workType: 'update email',
  screen: () => import('./UpdateEmailScreen.tsx'),
});
