import { type CalendarDate, listFinancialYears } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';

export default sessionHandler('paymentProofEligibility', async ({ session }, { db, clock }) => {
  const date = today(clock);
  const policies = (await payablePolicies(db, session.customerId)).filter(({ isPaymentBlocked }) => !isPaymentBlocked);
  return ok({
    policies: policies.map(({ policyNo, id, planName, issueDate }) => ({
      policyNo,
      id,
      planName,
      issueDate,
      financialYears: yearsSince(issueDate, date),
    })),
  });
});

const yearsSince = (issueDate: CalendarDate, date: CalendarDate): string[] =>
  listFinancialYears(date, issueDate).map(({ label }) => label);
