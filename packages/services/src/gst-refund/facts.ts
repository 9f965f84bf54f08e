import { defineFacts } from '@lifedesk/journey/service';

/** Asks for the GST of premiums back that was charged and need not have been, or no longer. */
export const gstRefund = defineFacts({
  id: 'gst-refund',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
