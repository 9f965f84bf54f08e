import type { components } from '@lifedesk/contract';
import { loanBalance, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { ongoingOf } from './policy-payments.ts';
import { findOngoing, findPolicies } from './store.ts';

/** The outstanding loans of the session's customer, or that of one policy. Throws `not-found` for another's policy. */
export async function outstandingLoans(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  policyNo?: string,
): Promise<components['schemas']['LoanDetail'][]> {
  const policies = await findPolicies(db, session.customerId, policyNo === undefined ? undefined : [policyNo]);
  if (policyNo !== undefined && policies.length === 0) throw problem('not-found');
  const today = todayInIndia(clock.now());
  const owing = policies.flatMap((policy) =>
    policy.loan && policy.loan.principal > 0 ? [{ ...policy, loan: policy.loan }] : [],
  );
  const ongoing = await findOngoing(
    db,
    owing.map((policy) => policy.policyNo),
  );
  return owing.map(({ policyNo: number, id, planName, loan }) => {
    const { principal, interest, total } = loanBalance(loan, today);
    return {
      policyNo: number,
      id,
      planName,
      outstandingPrincipal: principal,
      outstandingInterest: interest,
      outstandingTotal: total,
      minimumPayment: interest,
      interestRate: loan.rate,
      asOn: today,
      ...ongoingOf(
        ongoing.filter((item) => item.policy_no === number && item.purpose === 'loan'),
        session,
      ),
    };
  });
}
