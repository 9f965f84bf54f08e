import { type CalendarDate, type ComparedPolicy, restrictionsOf, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { findComparedFunds } from '../funds/public.ts';
import { findPaidPremiums } from '../payments/public.ts';
import { findOpenFreeLooks, findValued, findValueRequests, taxFactsOf } from '../payouts/public.ts';
import {
  assertOwnClientId,
  findPolicies,
  type PolicyRow,
  resolvePolicyRef,
  restrictionFacts,
} from '../policies/public.ts';
import { findCompared } from './comparison.store.ts';

/** A policy with the facts that decide its choices today. */
export interface LoadedComparison {
  readonly row: PolicyRow;
  readonly policy: ComparedPolicy;
  readonly today: CalendarDate;
}

/** Finds the policy of a call. Throws `not-found` for another customer's. */
export async function loadCompared(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  { policyNo: ref, clientId }: { policyNo: string; clientId?: string | undefined },
): Promise<LoadedComparison> {
  assertOwnClientId(session, clientId);
  const { customerId } = session;
  const today = todayInIndia(clock.now());
  const policyNo = await resolvePolicyRef(db, session, ref);
  const [[row], valued, more, ledgers, requests, freeLooks, taxOf] = await Promise.all([
    findPolicies(db, { customerId, today, policyNo }),
    findValued(db, { customerId, policyNo }),
    findCompared(db, customerId, policyNo),
    findPaidPremiums(db, [policyNo]),
    findValueRequests(db, customerId),
    findOpenFreeLooks(db, { customerId, policyNo }, clock.now()),
    taxFactsOf(db, customerId, today),
  ]);
  const found = valued.get(policyNo);
  if (!row || !found || !more) throw problem('not-found');
  const { planName: _plan, policyNo: _number, statusCode, nonForfeiture: _choice, ...facts } = found;
  const { ownerBirthDate, ...rest } = more;
  return {
    row,
    today,
    policy: {
      ...facts,
      ...rest,
      policyStatusCode: statusCode,
      ledger: ledgers.get(policyNo) ?? null,
      premiumLeft: row.premium_left,
      revivalDate: row.revival_date,
      funds: await findComparedFunds(db, { customerId, row }, today),
      freeLook: freeLooks.get(policyNo) ?? null,
      hasOpenRequest: requests.has(policyNo),
      restrictions: restrictionsOf({ ...restrictionFacts(row), ownerBirthDate, today }),
      tax: taxOf(found),
    },
  };
}
