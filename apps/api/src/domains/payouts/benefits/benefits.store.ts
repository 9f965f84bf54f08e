import {
  type BenefitPolicy,
  type CalendarDate,
  type DueBenefit,
  ENDED_STATUS_CODES,
  LINES_WITHOUT_MATURITY,
  type LifeCertificate,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { certificatesOf } from '../../policies/public.ts';

/** A policy with benefits that may be due. */
export interface BenefitRow extends BenefitPolicy {
  readonly policyNo: string;
  readonly customerId: number;
  /** In paise, since a premium stayed unpaid. */
  readonly reducedCover: number | null;
  /** The oldest annuity payment, and the oldest survival benefit, that are not ordered. */
  readonly annuityOn: CalendarDate | null;
  readonly survivalOn: CalendarDate | null;
  /** The life certificates of its lives; none if it needs none. */
  readonly certificates: readonly LifeCertificate[];
}

const RUNNING = sql`p.death_intimated_on is null and not p.status_code = any(${[...ENDED_STATUS_CODES, 'I']}::text[])`;
/** Funds are sold at the price of the day, which has a job of its own. */
const LINES_ELSEWHERE = [...LINES_WITHOUT_MATURITY, 'unit-linked'];

/** Policies after the given one with benefits that are due by a day and not ordered. */
export async function findPoliciesWithBenefits(
  db: Db,
  today: CalendarDate,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    select p.policy_no from policy p join plan pl on pl.code = p.plan_code
    where p.maturity_date <= ${today}::date and not pl.line = any(${LINES_ELSEWHERE}::text[]) and ${RUNNING} and p.policy_no > ${after}
    union select p.policy_no from annuity a join policy p using (policy_no)
    where a.next_on <= ${today}::date and ${RUNNING} and p.policy_no > ${after}
    union select p.policy_no from benefit b join policy p using (policy_no)
    where b.due_on <= ${today}::date and b.ordered_at is null and ${RUNNING} and p.policy_no > ${after}
    order by policy_no limit ${limit}`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}

/** Locks a policy and reads its benefits as they are then; undefined if another node has it. */
export async function lockBenefitPolicy(transaction: Db, policyNo: string): Promise<BenefitRow | undefined> {
  const { rows: locked } = await sql`
    select from policy where policy_no = ${policyNo} for update skip locked`.execute(transaction);
  if (locked.length === 0) return undefined;
  const { rows } = await sql<BenefitRow>`
    select p.policy_no as "policyNo", p.customer_id as "customerId", pl.line, p.status_code as "policyStatusCode",
      p.death_intimated_on is not null as "isDeathIntimated", p.maturity_date as "maturityDate", p.reduced_cover as "reducedCover",
      case when a.policy_no is not null then jsonb_build_object(
        'instalment', a.instalment, 'mode', a.mode, 'firstOn', a.first_on, 'lastOn', a.last_on) end as annuity,
      ${certificatesOf('p')} as certificates,
      coalesce(b.benefits, '[]'::jsonb) as "survivalBenefits", a.next_on as "annuityOn", b.first_on as "survivalOn"
    from policy p join plan pl on pl.code = p.plan_code left join annuity a on a.policy_no = p.policy_no
    left join lateral (select min(due_on) as first_on, jsonb_agg(jsonb_build_object('dueOn', due_on, 'amount', amount)) as benefits
      from benefit where policy_no = p.policy_no and kind = 'survival-benefit' and ordered_at is null) b on true
    where p.policy_no = ${policyNo}`.execute(transaction);
  return rows[0];
}

/** Marks a benefit as ordered. Returns false if it was ordered before. */
export async function markBenefitOrdered(
  transaction: Db,
  { policyNo, kind, dueOn, amount }: Pick<DueBenefit, 'kind' | 'dueOn'> & { policyNo: string; amount: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into benefit (policy_no, kind, due_on, amount, ordered_at)
    values (${policyNo}, ${kind}, ${dueOn}::date, ${amount}, ${now}::timestamptz)
    on conflict (policy_no, kind, due_on) do update set ordered_at = excluded.ordered_at where benefit.ordered_at is null
    returning policy_no`.execute(transaction);
  return rows.length > 0;
}

/** Stores the next instalment of an annuity; null after the last one. */
export async function setNextInstalment(transaction: Db, policyNo: string, on: CalendarDate | null): Promise<void> {
  await transaction.updateTable('annuity').set({ next_on: on }).where('policy_no', '=', policyNo).execute();
}

/** What is left of a loan that the maturity benefit repaid. */
export async function setLoanLeft(transaction: Db, policyNo: string, left: number, on: CalendarDate): Promise<void> {
  await transaction
    .updateTable('policy_loan')
    .set({ principal: left, undrawn: 0, interest_from: on })
    .where('policy_no', '=', policyNo)
    .execute();
}
