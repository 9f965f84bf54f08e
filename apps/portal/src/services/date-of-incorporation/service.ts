import { defineService } from '../../registry/define-service.ts';

/** When a company was incorporated. */
export const dateOfIncorporation = defineService({
  id: 'date-of-incorporation',
  access: 'private',
  audiences: ['corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  screen: () => import('./DateOfIncorporationScreen.tsx'),
});
