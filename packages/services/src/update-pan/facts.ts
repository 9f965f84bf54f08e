import { defineFacts } from '@lifedesk/journey/service';

/** A PAN, checked with the tax office and confirmed by an OTP. */
export const updatePan = defineFacts({
  id: 'update-pan',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'dashboard',
  dependsOn: [],
  workType: 'update PAN',
});
