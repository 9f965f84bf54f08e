import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { policyPayments } from './dues/policy-payments.ts';

export const policyPaymentDetails = sessionHandler('policyPaymentDetails', async ({ body, session }, deps) =>
  ok({ paymentDashboardPoliciesUiData: await policyPayments(deps, session, body.policyNo) }),
);

export const policyPaymentDetailsPartial = sessionHandler(
  'policyPaymentDetailsPartial',
  async ({ body, session }, deps) =>
    ok({ paymentDashboardPoliciesUiData: await policyPayments(deps, session, body.policyNo) }),
);
