import type { CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { paymentsOf } from '../payments/policy-payments.ts';
import { type Policy, type PolicyRow, toPolicy } from './policies.ts';

/** Policies of a company as its lists carry them: each with what is to be paid for it, since no other call tells a company. */
export async function companyPolicies(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  rows: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Policy[]> {
  const numbers = rows.map(({ policy_no }) => policy_no);
  const payments = new Map((await paymentsOf(deps, session, numbers)).map((payment) => [payment.policyNo, payment]));
  return rows.map((row) => {
    const paymentDetails = payments.get(row.policy_no);
    return { ...toPolicy(row, today, true), ...(paymentDetails && { paymentDetails }) };
  });
}
