import { defineFacts } from '@lifedesk/journey/service';

/** Asks what is refunded for a policy that is returned within its free look: last day, refund with each deduction, request number. */
export const freelookEnquiry = defineFacts({
  id: 'freelook-enquiry',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
