import { defineFacts } from '@lifedesk/journey/service';

/** The identity of the customer: by an OTP or a file of the Aadhaar authority, or in a way that needs neither. */
export const ekyc = defineFacts({
  id: 'ekyc',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
