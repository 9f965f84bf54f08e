import type { FindPlannedDebits } from '../../contributions.ts';
import { nextDebitOf } from './mandate-dto.ts';
import { findMandates, findPolicyFacts } from './store.ts';

/** The next premiums of a customer that a bank will debit. */
export const findPlannedDebits: FindPlannedDebits = async (db, customerId, today, policyNos) => {
  const mandates = (await findMandates(db, customerId, { policyNos })).filter(
    ({ state }) => state === 'active' || state === 'on-hold',
  );
  if (mandates.length === 0) return new Map();
  const named = mandates.map(({ policy_no }) => policy_no);
  const policies = new Map((await findPolicyFacts(db, customerId, named)).map((policy) => [policy.policy_no, policy]));
  return new Map(
    mandates.flatMap((mandate) => {
      const policy = policies.get(mandate.policy_no);
      const next = policy && nextDebitOf(mandate, policy, today);
      return next ? [[mandate.policy_no, next.on] as const] : [];
    }),
  );
};
