import { financialYearOf } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { findPayments } from './payment-proof.store.ts';

export default sessionHandler('paymentProofDetails', async ({ body, session }, { db }) => {
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const year = Number(body.financialYear.slice(0, 4));
  const { from, to } = financialYearOf(`${year}-04-01`);
  return ok({ payments: await findPayments(db, policyNo, from, to) });
});
