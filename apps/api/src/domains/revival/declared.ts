import type { components } from '@lifedesk/contract';
import { isRevivalPayableAtOnce } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { readStored } from '../../platform/contract/read-stored.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertServiceOpen } from '../notices/public.ts';
import { payablePolicies } from '../payments/public.ts';
import { type LapsedPolicy, lapsedOf, needsHealthDeclaration } from './quotes.ts';
import { findPendingRevival, hasAcceptedHealth, type PendingRevivalRow } from './store.ts';

export type Declaration = components['schemas']['RevivalHealthDeclaration'];
type PendingRevival = components['schemas']['PendingRevival'];

/** The current state of a revival requested since the policy lapsed. */
export async function pendingRevivalOf(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  lapsed: LapsedPolicy,
): Promise<PendingRevival | undefined> {
  const row = await findPendingRevival(db, session.customerId, lapsed.policy.policyNo, lapsed.policy.dueDate);
  if (!row) return undefined;
  const { ticket, state, promised_on: promisedDate } = row;
  const { scheme, healthDeclaration } = readPayload(row);
  const isAccepted = state === 'completed' && scheme === 'all-dues';
  return {
    ticket,
    state,
    scheme,
    promisedDate,
    isPayableOnline: isAccepted || isRevivalPayableAtOnce(scheme, healthDeclaration),
  };
}

/**
 * After a long time without cover, a revival can only be paid once the customer has declared their health and staff
 * have reviewed it. Throws `validation`. The check of the amount handles policies that cannot be revived at all.
 */
export async function checkDeclared(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  items: readonly { policyNo: string }[],
): Promise<void> {
  const { db, clock } = deps;
  const policies = await payablePolicies(db, session.customerId);
  for (const [at, { policyNo }] of items.entries()) {
    const policy = policies.find((one) => one.policyNo === policyNo);
    const lapsed = policy && lapsedOf(policy, today(clock));
    if (!lapsed?.eligible) continue;
    // the core system calculates a revival, and is not needed for a reinstatement
    await assertServiceOpen(deps, 'revival-scheme');
    if (!needsHealthDeclaration(lapsed) || (await hasAcceptedHealth(db, lapsed.policy, lapsed.date))) continue;
    const pending = await pendingRevivalOf({ db }, session, lapsed);
    if (!pending?.isPayableOnline)
      throw problem('validation', {
        errors: [{ pointer: `/items/${at}/policyNo`, detail: 'must have its health declared, and looked at, first' }],
      });
  }
}

/** The payload that submitRevival writes for staff. */
const readPayload = ({ payload: { scheme, healthDeclaration: declared } }: PendingRevivalRow) => ({
  scheme: readStored('RevivalScheme', scheme),
  healthDeclaration: declared === undefined ? undefined : readStored('RevivalHealthDeclaration', declared),
});
