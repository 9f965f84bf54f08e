import {
  type AttentionPolicy,
  type CalendarDate,
  type Loan,
  type Paise,
  policyRestriction,
  type RevivalPolicy,
  type TopUpTerms,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { oneOf } from '../../../platform/database/one-of.ts';
import { certificatesOf, MAX_POLICIES, RESTRICTION_COLUMNS, restrictionFacts } from '../../policies/public.ts';

/** A policy as it is shown and paid for. */
export interface PolicyRow extends PayablePolicy {
  readonly id: string;
  readonly planName: string;
  readonly holderName: string;
  /** Years from issue to maturity. */
  readonly policyTerm: number;
  /** Paise, like the bonuses added to the policy so far. */
  readonly sumAssured: number;
  readonly vestedBonus: number;
}

const policyQuery = (db: Db, customerId: number) =>
  db
    .selectFrom('policy as p')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .leftJoin('policy_loan as l', 'l.policy_no', 'p.policy_no')
    .leftJoin('top_up_terms as t', 't.policy_no', 'p.policy_no')
    .where('p.customer_id', '=', customerId)
    .orderBy('p.policy_no')
    .select(['p.policy_no', 'p.id', 'p.holder_name', 'p.status_code', 'p.premium_mode', 'p.modal_premium'])
    .select(
      sql<number>`(select coalesce(sum(r.top_up), 0)::bigint from receipt_line r
        join receipt on receipt.receipt_no = r.receipt_no and receipt.reversed_on is null
        where r.policy_no = p.policy_no and r.top_up > 0)`.as('topped_up'),
    )
    .select(
      sql<CalendarDate | null>`(select effective_on from premium_change c
        where c.policy_no = p.policy_no and c.state = 'scheduled')`.as('changes_on'),
    )
    .select([
      'p.maturity_date',
      'p.issue_date',
      'p.premium_term',
      'p.policy_term',
      'p.due_date',
      'p.revival_date',
      'p.premium_left',
      'p.sum_assured',
      'p.vested_bonus',
    ])
    .select([...RESTRICTION_COLUMNS])
    .select(['plan.name as plan_name', 'plan.line', 's.premium_paying'])
    .select([
      'l.principal',
      'l.rate',
      'l.interest_from',
      'l.opened_on',
      'l.undrawn',
      'plan.loan_rests',
      't.minimum',
      't.maximum',
      't.step',
    ])
    .select(
      sql<number>`(select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense')`.as('received'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof policyQuery>['executeTakeFirstOrThrow']>>;

const toPolicy = (row: Row): PolicyRow => ({
  policyNo: row.policy_no,
  id: row.id,
  planName: row.plan_name,
  holderName: row.holder_name,
  policyStatusCode: row.status_code,
  isPremiumPaying: row.premium_paying,
  line: row.line,
  premiumMode: row.premium_mode,
  modalPremium: row.modal_premium,
  issueDate: row.issue_date,
  premiumTerm: row.premium_term,
  policyTerm: row.policy_term,
  sumAssured: row.sum_assured,
  vestedBonus: row.vested_bonus,
  dueDate: row.due_date,
  changesOn: row.changes_on,
  revivalDate: row.revival_date,
  premiumLeft: row.premium_left,
  received: row.received,
  maturityDate: row.maturity_date,
  toppedUp: row.topped_up,
  // ownership does not matter for payments
  isPaymentBlocked: policyRestriction({
    ...restrictionFacts(row),
    action: 'payment',
    ownerBirthDate: null,
    today: row.issue_date,
  }).restricted,
  loan:
    row.principal !== null && row.rate !== null && row.interest_from !== null
      ? {
          principal: row.principal,
          rate: row.rate,
          interestFrom: row.interest_from,
          restsFrom: row.loan_rests ? row.opened_on : null,
          undrawn: row.undrawn ?? 0,
        }
      : null,
  topUp:
    row.minimum !== null && row.maximum !== null && row.step !== null
      ? { minimum: row.minimum, maximum: row.maximum, step: row.step }
      : null,
});

/** The customer's policies by number: all, or the given ones. */
export async function findPolicies(db: Db, customerId: number, policyNos?: readonly string[]): Promise<PolicyRow[]> {
  const query = policyQuery(db, customerId);
  const wanted = policyNos ? query.where('p.policy_no', '=', oneOf(policyNos)) : query.limit(MAX_POLICIES);
  const rows = await wanted.execute();
  return rows.map(toPolicy);
}

/** The same, locked until the transaction ends, so that no other call pays for them or moves their due dates. */
export async function lockPolicies(db: Db, customerId: number, policyNos: readonly string[]): Promise<PolicyRow[]> {
  const query = policyQuery(db, customerId).where('p.policy_no', '=', oneOf(policyNos));
  return (await query.forUpdate(['p']).execute()).map(toPolicy);
}

/** Missing life certificates and held payouts, by policy number. */
export async function findAnnuityFacts(
  db: Db,
  policyNos: readonly string[],
): Promise<
  Map<
    string,
    Pick<AttentionPolicy, 'certificateDueOn' | 'annuitantBornOn' | 'lives' | 'isOnHold' | 'holdReason' | 'heldAmount'>
  >
> {
  const rows = await db
    .selectFrom('policy as p')
    .leftJoin('policy_hold as h', 'h.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', oneOf(policyNos))
    .select(['p.policy_no', 'h.policy_no as held', 'h.reason', 'h.amount'])
    .select(certificatesOf('p').as('certificates'))
    .execute();
  return new Map(
    rows.map(({ policy_no, certificates: [first, ...others], held, reason, amount }) => [
      policy_no,
      {
        certificateDueOn: first && !first.isUnderReview ? first.dueOn : null,
        annuitantBornOn: first?.birthDate ?? null,
        ...(first && others.length > 0 && { lives: [first, ...others] }),
        isOnHold: held !== null,
        holdReason: reason,
        heldAmount: amount,
      },
    ]),
  );
}

/** The fund split of these policies' top-ups, largest share first. */
export async function findFundSplits(
  db: Db,
  policyNos: readonly string[],
): Promise<{ policy_no: string; fund_code: string; name: string; share: number }[]> {
  if (policyNos.length === 0) return [];
  return db
    .selectFrom('top_up_fund as t')
    .innerJoin('fund as f', 'f.code', 't.fund_code')
    .where('t.policy_no', '=', oneOf(policyNos))
    .orderBy('t.share', 'desc')
    .orderBy('t.fund_code')
    .select(['t.policy_no', 't.fund_code', 'f.name', 't.share'])
    .execute();
}

/** The facts that decide what may be paid for a policy. */
export interface PayablePolicy extends RevivalPolicy {
  readonly policyNo: string;
  /** A restriction prevents payments, for example after a death was reported. */
  readonly isPaymentBlocked: boolean;
  readonly loan: Loan | null;
  readonly topUp: TopUpTerms | null;
  readonly maturityDate: CalendarDate | null;
  /** All top-ups so far, in paise. */
  readonly toppedUp: Paise;
}
