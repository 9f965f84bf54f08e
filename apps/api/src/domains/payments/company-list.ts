import type { CompanyListAddition } from '../policies/public.ts';
import { paymentsOf } from './dues/policy-payments.ts';

/** The amount due for each policy, because no other operation returns it to a company. */
const paymentDetails: CompanyListAddition = async (deps, session, policyNos) =>
  new Map(
    (await paymentsOf(deps, session, policyNos)).map((payment) => [payment.policyNo, { paymentDetails: payment }]),
  );

export default paymentDetails;
