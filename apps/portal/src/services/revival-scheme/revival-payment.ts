import * as m from '../../paraglide/messages.js';
import type { PaymentFacts } from '../../steps/payment/payment-facts.ts';

/** What is said of paying for a revival. */
export const revivalPayment: PaymentFacts = {
  purpose: 'revival',
  workType: m.revivalScheme_workType,
  paidBody: m.revivalScheme_paidBody,
  lookLater: m.revivalScheme_lookLater,
};
