import type { CalendarDate, FundAmount, WithdrawalTerms } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A policy's withdrawals and their terms. Amounts in paise. */
export interface PolicyWithdrawals {
  readonly policyNo: string;
  /** Null if the plan offers none. */
  readonly terms: WithdrawalTerms | null;
  /** The insured person's; null if unknown. */
  readonly birthDate: CalendarDate | null;
  /** Withdrawals with their request day and proceeds; null while they wait. */
  readonly made: readonly {
    readonly requestedOn: CalendarDate;
    readonly navDate: CalendarDate;
    readonly gross: number | null;
  }[];
  /** Whether received money waits for its price. */
  readonly isInvesting: boolean;
  /** Of a surrender within the lock-in, while its money waits. */
  readonly discontinued: {
    readonly amount: number;
    readonly since: CalendarDate;
    readonly payOn: CalendarDate;
  } | null;
}

/** The same for a customer's unit-linked policies, or for the given one, by policy number. */
export async function findPolicyWithdrawals(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, PolicyWithdrawals>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<PolicyWithdrawals>`
    select p.policy_no as "policyNo", case when c.kind = 'person' then c.birth_date end as "birthDate",
      case when t.plan_code is not null then jsonb_build_object('minimum', t.minimum, 'largestShare', t.largest_share,
        'premiumsLeft', t.premiums_left, 'perYear', t.per_year) end as terms,
      coalesce((select jsonb_agg(jsonb_build_object('requestedOn', w.asked_on, 'navDate', w.nav_date, 'gross', w.gross))
        from fund_withdrawal w where w.policy_no = p.policy_no and w.extent = 'part' and w.state <> 'void'), '[]'::jsonb) as made,
      (exists (select from unit_lot l where l.policy_no = p.policy_no and l.bought_at is null and l.cancelled_at is null)
        or exists (select from premium_lot l where l.policy_no = p.policy_no and l.bought_at is null and l.cancelled_at is null))
        as "isInvesting",
      (select jsonb_build_object('amount', d.amount, 'since', d.since, 'payOn', d.pay_on) from discontinued_money d
        where d.policy_no = p.policy_no and d.ordered_at is null) as discontinued
    from policy p join plan pl on pl.code = p.plan_code join customer c on c.id = p.customer_id
    left join plan_withdrawal_terms t on t.plan_code = p.plan_code
    where p.customer_id = ${customerId} and pl.line = 'unit-linked' ${one}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

interface NewWithdrawal {
  readonly policyNo: string;
  readonly ticket: string;
  readonly requestedOn: CalendarDate;
  readonly navDate: CalendarDate;
  /** The amount requested from each fund, or all of them. */
  readonly from: readonly FundAmount[] | 'all';
}

export async function insertWithdrawal(db: Db, made: NewWithdrawal): Promise<void> {
  const { id } = await db
    .insertInto('fund_withdrawal')
    .values({
      policy_no: made.policyNo,
      ticket: made.ticket,
      extent: made.from === 'all' ? 'all' : 'part',
      asked_on: made.requestedOn,
      nav_date: made.navDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (made.from === 'all') return;
  await db
    .insertInto('fund_withdrawal_leg')
    .values(
      made.from.map(({ fundCode, amount }, position) => ({
        withdrawal_id: id,
        position,
        fund_code: fundCode,
        amount,
        units: null,
        nav: null,
        value: null,
      })),
    )
    .execute();
}

/** The day whose closing price a request gets. */
export async function findWithdrawalNavDate(db: Db, ticket: string): Promise<CalendarDate> {
  const { nav_date } = await db
    .selectFrom('fund_withdrawal')
    .where('ticket', '=', ticket)
    .select('nav_date')
    .executeTakeFirstOrThrow();
  return nav_date;
}

/** Money withdrawn from a policy's funds, by the day of its price, in paise. */
export async function findWithdrawnAmounts(db: Db, policyNo: string): Promise<{ on: CalendarDate; amount: number }[]> {
  const rows = await db
    .selectFrom('fund_withdrawal')
    .where('policy_no', '=', policyNo)
    .where('state', '=', 'done')
    .orderBy('nav_date')
    .select(['nav_date', 'gross'])
    .execute();
  return rows.map(({ nav_date, gross }) => ({ on: nav_date, amount: gross ?? 0 }));
}
