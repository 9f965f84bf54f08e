import { defineFacts } from '@lifedesk/journey/service';

/**
 * Shows the refund for returning a policy within its free look: last day, refund with each deduction, request number.
 */
export const freelookEnquiry = defineFacts({
  id: 'freelook-enquiry',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
