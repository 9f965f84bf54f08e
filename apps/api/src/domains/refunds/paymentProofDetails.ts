import { type CalendarDate, financialYearOf } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { findPayments } from './payment-proof.store.ts';

export default sessionHandler('paymentProofDetails', async ({ body, session }, { db }) => {
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const { from, to } = financialYearOf(`${body.financialYear.slice(0, 4)}-04-01` as CalendarDate);
  return ok({ payments: await findPayments(db, policyNo, from, to) });
});
