import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { policyPayments } from './dues/policy-payments.ts';

export default sessionHandler('policyPaymentDetailsPartial', async ({ body, session }, deps) =>
  ok({ paymentDashboardPoliciesUiData: await policyPayments(deps, session, body.policyNo) }),
);
