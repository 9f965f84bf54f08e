import { defineService } from '../../registry/define-service.ts';

/** Where the letters of one policy or of all go, with a proof. */
export const updateAddress = defineService({
  id: 'update-address',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  screen: () => import('./UpdateAddressScreen.tsx'),
});
