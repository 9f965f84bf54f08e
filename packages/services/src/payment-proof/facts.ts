import { defineFacts } from '@lifedesk/journey/service';

/**
 * Proof of a payment that is not in the ledger: request number, policy, the payment with its reference, the bank
 * statement.
 */
export const paymentProof = defineFacts({
  id: 'payment-proof',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
