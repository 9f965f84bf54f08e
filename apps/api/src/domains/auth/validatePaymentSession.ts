import { maskMiddle, todayInIndia } from '@lifedesk/rules';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { policyPayments } from '../payments/public.ts';
import { personalPart, sessionPart } from './login-answer.ts';
import { findCustomer } from './store.ts';

export default sessionHandler('validatePaymentSession', async ({ session }, deps) => {
  const customer = await findCustomer(deps.db, session.customerId);
  return ok({
    ...sessionPart(deps, session),
    paymentDashboardPoliciesUiData: await policyPayments(deps, session),
    clientId: maskMiddle(customer.client_id),
    ...maskedContacts(customer),
    isPanValidated: customer.pan_validated ? ('Y' as const) : ('N' as const),
    ...(customer.pan ? { pan: maskMiddle(customer.pan) } : {}),
    nationality: customer.nationality,
    ...(deps.config.partialProfile ? personalPart(customer, todayInIndia(deps.clock.now())) : {}),
  });
});
