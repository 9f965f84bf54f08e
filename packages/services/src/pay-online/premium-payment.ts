import type { PaymentFacts } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { payOnline } from './facts.ts';

/** The texts about paying premiums. */
export const premiumPayment: PaymentFacts = {
  purpose: 'premium',
  service: payOnline.id,
  again: (orderId) => ({ again: orderId }),
  workType: m.payOnline_premiumPayment,
  paidBody: m.payOnline_paidBody,
  lookLater: m.payOnline_lookLater,
  payAnother: m.payOnline_payAnother,
};
