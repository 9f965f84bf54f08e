import * as m from '../../paraglide/messages.js';
import { to } from '../../registry/to.ts';
import type { PaymentFacts } from '../../steps/payment/payment-facts.ts';

/** What is said of paying premiums. */
export const premiumPayment: PaymentFacts = {
  purpose: 'premium',
  address: to('pay-online'),
  again: (orderId) => to('pay-online', { again: orderId }),
  workType: m.payOnline_premiumPayment,
  paidBody: m.payOnline_paidBody,
  lookLater: m.payOnline_lookLater,
  payAnother: m.payOnline_payAnother,
};
