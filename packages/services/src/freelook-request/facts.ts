import { defineFacts } from '@lifedesk/journey/service';

/** Returns a policy within its free look: the number of the enquiry, the reason, the refund, and an OTP. */
export const freelookRequest = defineFacts({
  id: 'freelook-request',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'return a policy',
});
