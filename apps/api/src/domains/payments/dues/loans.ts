import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  type Loan,
  loanCeiling,
  loanOwed,
  safeLoanPayment,
  surrenderValueOf,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import { problem } from '../../../platform/problem.ts';
import { findOngoing } from '../order/orders.store.ts';
import { findPolicies } from '../order/policies.store.ts';
import { ongoingOf } from './policy-payments.ts';
import { type ValuedPolicyRow, withValue } from './with-value.ts';

type LoanDetail = components['schemas']['LoanDetail'];

/**
 * The outstanding loans of the session's customer, or that of one policy. Throws `not-found` for another customer's
 * policy.
 */
export async function outstandingLoans(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  policyNo?: string,
): Promise<LoanDetail[]> {
  const policies = await findPolicies(db, session.customerId, policyNo === undefined ? undefined : [policyNo]);
  if (policyNo !== undefined && policies.length === 0) throw problem('not-found');
  const today = todayInIndia(clock.now());
  const owing = policies.flatMap((policy) =>
    policy.loan && loanOwed(policy.loan, today).total > 0 ? [{ ...policy, loan: policy.loan }] : [],
  );
  const ongoing = await findOngoing(
    db,
    owing.map((policy) => policy.policyNo),
  );
  const valued = await withValue(db, owing);
  return valued.map((policy) => ({
    ...owedOn(policy, today),
    ...ceilingOf(policy, session, today),
    ...(policy.isPaymentBlocked && { isPaymentBlocked: true }),
    ...ongoingOf(
      ongoing.filter((item) => item.policy_no === policy.policyNo && item.purpose === 'loan'),
      session,
    ),
  }));
}

type Owing = ValuedPolicyRow & { readonly loan: Loan };

function owedOn({ policyNo, id, planName, loan }: Owing, today: CalendarDate) {
  const { principal, interest, joined, total } = loanOwed(loan, today);
  const { undrawn = 0 } = loan;
  return {
    policyNo,
    id,
    planName,
    outstandingPrincipal: principal,
    outstandingInterest: interest,
    outstandingTotal: total,
    joinedInterest: joined,
    minimumPayment: interest,
    ...(undrawn > 0 && { notPaidOut: undrawn }),
    interestRate: loan.rate,
    interestKind: loan.restsFrom ? ('half-yearly-rest' as const) : ('simple' as const),
    asOn: today,
  };
}

/** A payments-only session needs no OTP, so it does not get the value or the dates that reveal it. */
function ceilingOf(
  policy: Owing,
  session: Session,
  today: CalendarDate,
): Pick<LoanDetail, 'surrenderValue' | 'ceiling' | 'safePayment'> {
  const surrenderValue = surrenderValueOf(policy, today);
  const { because, warnOn, exceedsOn } = loanCeiling(policy.loan, surrenderValue, today);
  if (session.kind === 'partial') return { ceiling: { because } };
  const safePayment = safeLoanPayment(policy.loan, surrenderValue, today);
  return {
    surrenderValue,
    ceiling: { because, ...(warnOn && { warnOn }), ...(exceedsOn && { exceedsOn }) },
    ...(safePayment && { safePayment }),
  };
}
