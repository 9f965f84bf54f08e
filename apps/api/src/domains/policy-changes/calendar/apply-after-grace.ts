import {
  type AfterGraceDecision,
  type CalendarDate,
  costOf,
  indiaInstant,
  premiumPaidAfterGrace,
  revivalDateOf,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { post, takePremiums } from '../../payments/public.ts';
import {
  type CalendarPolicy,
  moveDueDate,
  PAID_UP,
  type PolicyEvent,
  type StateChange,
  saveLoan,
} from './calendar.store.ts';
import { settleLoan } from './settle-loan.ts';

/** The result of the end of a grace period. */
export interface AfterGraceResult {
  readonly event: PolicyEvent;
  /** The new state, not written yet; null if the premium was paid after all. */
  readonly change: StateChange | null;
  /** The updated policy if another premium is due. */
  readonly after: CalendarPolicy | null;
}

/** Carries out the rule's decision about an unpaid premium. A premium that gets paid after all is written immediately. */
export async function applyAfterGrace(
  db: Db,
  policy: CalendarPolicy,
  decision: AfterGraceDecision,
  on: CalendarDate,
  now: Date,
): Promise<AfterGraceResult> {
  const { policyNo, dueDate, line } = policy;
  const { because, statusCode, cover, coverUntil } = decision;
  const isPaid = because === 'premium-loan' || because === 'paid-from-deposit';
  const after = isPaid ? await payPremium(db, policy, decision, on, now) : null;
  if (because === 'extended-term') await settleLoan(db, policy, on, now);
  const event = {
    policy_no: policyNo,
    due_date: dueDate,
    kind: because,
    on_date: on,
    at: now,
    from_status: policy.statusCode,
    to_status: isPaid && !after ? PAID_UP : statusCode,
    cover,
    amount: isPaid ? costOf(policy) : null,
  };
  const revivalDate = revivalDateOf(line, dueDate);
  return { event, after, change: isPaid ? null : { policyNo, statusCode, revivalDate, cover, coverUntil } };
}

/** Pays the oldest unpaid premium from the deposit, or with a loan to which the interest so far is added. */
async function payPremium(
  db: Db,
  policy: CalendarPolicy,
  { because }: AfterGraceDecision,
  on: CalendarDate,
  now: Date,
): Promise<CalendarPolicy | null> {
  const { policyNo: policy_no, modalPremium } = policy;
  const by = because === 'paid-from-deposit' ? 'deposit' : 'loan';
  const { cost, gst, lent, after } = premiumPaidAfterGrace(policy, by, on);
  const income = [
    { account: 'premium-income', amount: -modalPremium, policy_no },
    { account: 'gst-payable', amount: -gst, policy_no },
  ] as const;
  if (!lent) {
    const postingId = await post(db, { order_id: null, kind: 'payment', posted_at: now }, [
      { account: 'suspense', amount: cost, policy_no },
      ...income,
    ]);
    const premium = { policyNo: policy_no, premium: modalPremium, dueFrom: policy.dueDate };
    // the day on which the deposit pays, however late this runs
    await takePremiums(db, postingId, [premium], indiaInstant(on, '00:00'));
  } else {
    await saveLoan(db, policy_no, lent.loan);
    await post(db, { order_id: null, kind: 'loan', posted_at: now }, [
      { account: 'policy-loans', amount: lent.added, policy_no },
      { account: 'loan-interest-income', amount: -lent.joined, policy_no },
      ...income,
    ]);
  }
  const { dueDate } = after;
  await moveDueDate(db, policy_no, dueDate);
  return dueDate === null ? null : { ...policy, ...after, dueDate };
}
