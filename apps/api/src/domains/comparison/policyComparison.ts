import type { components } from '@lifedesk/contract';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { linkIdOf } from '../policies/public.ts';
import { type LoadedComparison, loadCompared } from './compared.ts';

type ComparedFacts = components['schemas']['ComparedFacts'];

export default sessionHandler('policyComparison', async ({ body, session }, deps) => {
  const { row, policy, today } = await loadCompared(deps, session, body);
  return ok({
    policyNo: row.policy_no,
    id: linkIdOf(row, session.kind === 'corp'),
    planName: row.plan_name,
    policyHolderName: row.holder_name,
    policyStatus: row.status_name,
    asOf: today,
    facts: toFacts(policy),
  });
});

/** Omits what does not apply, in the loan and the funds as well. */
function toFacts({ loan, funds, ...policy }: LoadedComparison['policy']): ComparedFacts {
  const parts = { ...(loan && { loan: present(loan) }), ...(funds && { funds: present(funds) }) };
  // biome-ignore lint/plugin/casts: the contract requires what is never null
  return { ...present(policy), ...parts } as ComparedFacts;
}

/** An object without its nulls. */
const present = <T extends object>(facts: T): Partial<T> =>
  // biome-ignore lint/plugin/casts: the fields that are left have their types
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Partial<T>;
