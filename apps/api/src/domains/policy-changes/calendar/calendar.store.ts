import type { CalendarDate, PremiumNotice, UnpaidPolicy } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyTables } from '../../../platform/database/tables/policies.ts';

/** A policy whose calendar has come to a day on which it is looked at. */
export interface LookedAt extends UnpaidPolicy {
  readonly policyNo: string;
  readonly planName: string;
  readonly statusCode: string;
  readonly dueDate: CalendarDate;
  /** Unpaid interest of a loan joins the principal at the end of each half-year. */
  readonly hasLoanRests: boolean;
}

/** Customers after one with policies to look at today, in the order of their ids. */
export async function findCustomersToLookAt(
  db: Db,
  today: CalendarDate,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('policy')
    .select('customer_id')
    .distinct()
    .where('next_look_on', '<=', today)
    .where('death_intimated_on', 'is', null)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** The policies of a customer to look at today, but for those with a reported death, locked; those that another node has in hand are left to it. */
export async function lockPoliciesToLookAt(
  db: Db,
  customerId: number,
  today: CalendarDate,
  limit: number,
): Promise<LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    select p.policy_no as "policyNo", pl.name as "planName", pl.line, p.status_code as "statusCode",
      p.premium_mode as "premiumMode", p.modal_premium as "modalPremium", p.issue_date as "issueDate",
      p.premium_term as "premiumTerm", p.policy_term as "policyTerm", p.due_date as "dueDate", p.sum_assured as "sumAssured",
      p.maturity_date as "maturityDate", coalesce(p.non_forfeiture, pl.non_forfeiture) as "nonForfeiture",
      pl.loan_rate as "loanRate", case when c.kind = 'person' then c.birth_date end as "birthDate",
      case when l.policy_no is not null and l.principal > 0 then
        jsonb_build_object('principal', l.principal, 'rate', l.rate, 'interestFrom', l.interest_from,
          'restsFrom', case when pl.loan_rests then l.opened_on end) end as loan,
      pl.loan_rests as "hasLoanRests", p.vested_bonus as "vestedBonus",
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense') as received
    from policy p join plan pl on pl.code = p.plan_code join customer c on c.id = p.customer_id
    left join policy_loan l on l.policy_no = p.policy_no
    where p.customer_id = ${customerId} and p.next_look_on <= ${today}::date and p.death_intimated_on is null
    order by p.policy_no limit ${limit} for update of p skip locked`.execute(db);
  return rows;
}

/** Sets when each of these policies is looked at next. */
export async function setNextLooks(
  db: Db,
  looks: readonly { policyNo: string; on: CalendarDate | null }[],
): Promise<void> {
  if (looks.length === 0) return;
  await sql`
    update policy p set next_look_on = l."on"
    from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as l("policyNo" text, "on" date)
    where p.policy_no = l."policyNo"`.execute(db);
}

/** What a policy is from the end of grace on. */
export interface StateChange {
  policyNo: string;
  statusCode: string;
  revivalDate: CalendarDate;
  cover: number;
  coverUntil: CalendarDate | null;
}

export async function changeStates(db: Db, changes: readonly StateChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update policy p set status_code = c."statusCode", revival_date = c."revivalDate", reduced_cover = c.cover,
      cover_until = c."coverUntil"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c("policyNo" text, "statusCode" text, "revivalDate" date, cover bigint, "coverUntil" date)
    where p.policy_no = c."policyNo"`.execute(db);
}

/** Moves a policy on to its next premium; fully paid-up where there is none. */
export async function moveDueDate(db: Db, policyNo: string, dueDate: CalendarDate | null): Promise<void> {
  await db
    .updateTable('policy')
    .set({ due_date: dueDate, ...(dueDate === null && { status_code: PAID_UP }) })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** Fully paid-up: the last premium is paid. */
export const PAID_UP = '2';

/** Writes the principal, rate and day of a loan that has paid a premium; opens it where there was none. */
export async function saveLoan(
  db: Db,
  policyNo: string,
  loan: { principal: number; rate: number; interestFrom: CalendarDate },
): Promise<void> {
  const { principal, rate, interestFrom: interest_from } = loan;
  await db
    .insertInto('policy_loan')
    .values({ policy_no: policyNo, principal, rate, interest_from, opened_on: interest_from })
    .onConflict((c) =>
      c.column('policy_no').doUpdateSet((e) => ({
        principal,
        rate,
        interest_from,
        // one that was paid back is opened again
        opened_on: e
          .case()
          .when('policy_loan.principal', '=', 0)
          .then(e.ref('excluded.opened_on'))
          .else(e.ref('policy_loan.opened_on'))
          .end(),
      })),
    )
    .execute();
}

export type PolicyEvent = Insertable<PolicyTables['policy_event']>;

export async function insertEvents(db: Db, events: readonly PolicyEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into policy_event select * from jsonb_populate_recordset(null::policy_event, ${JSON.stringify(events)}::jsonb)`.execute(
    db,
  );
}

/** Notes notices that are sent now, and returns the numbers of the policies where they were not sent before. */
export async function noteNotices(
  db: Db,
  notices: readonly { policyNo: string; dueDate: CalendarDate; kind: PremiumNotice }[],
  at: Date,
): Promise<Set<string>> {
  if (notices.length === 0) return new Set();
  const { rows } = await sql<{ policy_no: string }>`
    insert into policy_notice (policy_no, due_date, kind, made_at)
    select "policyNo", "dueDate", kind, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n("policyNo" text, "dueDate" date, kind text)
    on conflict do nothing returning policy_no`.execute(db);
  return new Set(rows.map(({ policy_no }) => policy_no));
}

export async function isCompany(db: Db, customerId: number): Promise<boolean> {
  const { kind } = await db
    .selectFrom('customer')
    .select('kind')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return kind === 'company';
}
