import * as m from '../../paraglide/messages.js';
import type { PaymentFacts } from '../../steps/payment/payment-facts.ts';

/** What is said of paying premiums. */
export const premiumPayment: PaymentFacts = {
  purpose: 'premium',
  again: (orderId) => ({ again: orderId }),
  workType: m.payOnline_premiumPayment,
  paidBody: m.payOnline_paidBody,
  lookLater: m.payOnline_lookLater,
  payAnother: m.payOnline_payAnother,
};
