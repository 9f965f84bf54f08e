import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  type PayoutKind,
  payoutRestriction,
  type RestrictedAction,
  todayInIndia,
} from '@lifedesk/rules';
import { isRestrictionReason } from '@lifedesk/rules/texts';
import type { Db } from '../../../platform/database/connect.ts';
import { Problem, problem, refusalAt } from '../../../platform/problem.ts';
import { findRestricted } from '../../policies/public.ts';
import { contactChangedOn } from '../../requests/public.ts';
import { findPayoutFacts } from './store.ts';

type Reason = components['schemas']['PayoutRestrictionReason'];

/** The action of a payout for the rule; any other only pays out. */
const ACTIONS: Partial<Record<PayoutKind, RestrictedAction>> = {
  loan: 'loan',
  surrender: 'surrender',
  'free-look': 'surrender',
  'partial-withdrawal': 'surrender',
  'paid-up-additions': 'surrender',
};

export const actionOf = (kind: PayoutKind): RestrictedAction => ACTIONS[kind] ?? 'payout';

/** Why no payout of a policy can be requested now, and until when if known; null if it can. */
export async function findPayoutRestriction(
  db: Db,
  { customerId, policyNo, action }: { customerId: number; policyNo: string; action: RestrictedAction },
  today: CalendarDate,
): Promise<{ reason: Reason; until: CalendarDate | null } | null> {
  const facts = await findPayoutFacts(db, policyNo);
  const changedOn = await contactChangedOn(db, { customerId, policyNo });
  const restricted = await findRestricted(db, customerId, action, today);
  // the policy's own restriction lasts longer than a hold or a wait
  const bound = restricted.get(policyNo);
  if (bound) return { reason: bound, until: null };
  const { because, until } = payoutRestriction({
    isOnHold: facts.on_hold,
    contactChangedOn: changedOn,
    isNationalityMissing: facts.fatca_required,
    // without an account the customer's status decides; `assertAccount` asks for the account
    isBankAccountVerified: (facts.account_state ?? facts.neft_qc_status) === 'verified',
    isAccountReturned: facts.account_returned,
    today,
  });
  return because === 'unrestricted' ? null : { reason: because, until };
}

interface CheckedPayout {
  readonly customerId: number;
  /** A policy of the customer; the caller has checked that. */
  readonly policyNo: string;
  readonly kind: PayoutKind;
  /** The policy's place in the body; `/policyNo` by default. */
  readonly pointer?: string;
}

/**
 * Throws `payout-restricted` (403) with the reason if the rule forbids a payout of this kind now, as in the operation
 * `payoutRestriction`. Any failure counts as restricted.
 */
export async function checkPayout(
  db: Db,
  { customerId, policyNo, kind, pointer = '/policyNo' }: CheckedPayout,
  now: Date,
): Promise<void> {
  const found = await findPayoutRestriction(
    db,
    { customerId, policyNo, action: actionOf(kind) },
    todayInIndia(now),
  ).catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : problem('payout-restricted', { cause });
  });
  if (!found) return;
  const { reason, until } = found;
  const refusal = isRestrictionReason(reason)
    ? refusalAt(pointer, 'restriction', { because: reason })
    : refusalAt(pointer, 'payout', { because: reason, date: until });
  throw problem('payout-restricted', { errors: [refusal] });
}
