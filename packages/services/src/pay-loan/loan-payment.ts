import type { PaymentFacts } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { payLoan } from './facts.ts';

/** The texts about paying a loan. */
export const loanPayment: PaymentFacts = {
  purpose: 'loan',
  service: payLoan.id,
  workType: m.payLoan_workType,
  paidBody: m.payLoan_paidBody,
  lookLater: m.payLoan_lookLater,
};
