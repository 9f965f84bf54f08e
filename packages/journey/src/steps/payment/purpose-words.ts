import * as m from '@lifedesk/journey/messages';
import type { Schemas } from '@lifedesk/sdk';

const words: Readonly<Record<Schemas['PaymentPurpose'], () => string>> = {
  premium: m.payment_purposePremium,
  loan: m.payment_purposeLoan,
  'top-up': m.payment_purposeTopUp,
  revival: m.payment_purposeRevival,
};

/** What a payment was for, in words. */
export const purposeWords = (purpose: Schemas['PaymentPurpose']): string => words[purpose]();
