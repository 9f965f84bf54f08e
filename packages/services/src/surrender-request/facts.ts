import { defineFacts } from '@lifedesk/journey/service';

/** Surrenders a policy with the number of its enquiry, confirmed by an OTP, and cancels it until staff start work on it. */
export const surrenderRequest = defineFacts({
  id: 'surrender-request',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
  workType: 'surrender a policy',
});
