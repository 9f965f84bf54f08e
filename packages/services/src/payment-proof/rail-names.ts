import type { PaymentRail } from '@lifedesk/rules';
import * as m from '../texts.ts';
import { railOf } from './proof-journey.ts';

const names: Readonly<Record<PaymentRail, () => string>> = {
  upi: m.paymentProof_upi,
  neft: m.paymentProof_neft,
  rtgs: m.paymentProof_rtgs,
  nach: m.paymentProof_nach,
};

/** How money was sent, in words. */
export function railName(rail: string): string {
  const known = railOf(rail);
  return known ? names[known]() : '';
}
