import { defineFacts } from '@lifedesk/journey/service';

/** Requests a refund of GST on premiums that was charged but is not, or no longer, payable. */
export const gstRefund = defineFacts({
  id: 'gst-refund',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'refund GST',
});
