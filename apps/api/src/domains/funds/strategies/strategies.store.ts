import type { AllocationBand, CalendarDate, FundStrategy } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A running systematic transfer plan or fund allocation, with its plan's terms. */
export interface StrategyRow {
  readonly id: number;
  readonly policyNo: string;
  readonly kind: FundStrategy;
  readonly firstOn: CalendarDate;
  readonly nextOn: CalendarDate;
  readonly fromFund: string | null;
  readonly fromName: string | null;
  readonly toFund: string | null;
  readonly toName: string | null;
  /** Paise each month; null for an allocation. */
  readonly amount: number | null;
  /** The request that is stopping it. */
  readonly ticket: string | null;
  readonly lastOn: CalendarDate | null;
  readonly noticeDays: number;
  readonly barsSwitches: boolean;
  readonly basis: 'age' | 'years-left' | null;
}

const columns = sql`
  s.id, s.policy_no as "policyNo", s.kind, s.first_on as "firstOn", s.next_on as "nextOn", s.from_fund as "fromFund",
  f.name as "fromName", s.to_fund as "toFund", g.name as "toName", s.amount, s.ticket, s.last_on as "lastOn",
  t.notice_days as "noticeDays", t.bars_switches as "barsSwitches", t.basis`;
const sources = sql`
  fund_strategy s join policy p on p.policy_no = s.policy_no
  join plan_strategy_terms t on t.plan_code = p.plan_code and t.kind = s.kind
  left join fund f on f.code = s.from_fund left join fund g on g.code = s.to_fund`;

/** The strategies that run in a customer's policies. */
export async function findStrategies(db: Db, customerId: number): Promise<StrategyRow[]> {
  const { rows } = await sql<StrategyRow>`
    select ${columns} from ${sources}
    where p.customer_id = ${customerId} and s.ended_on is null order by s.policy_no`.execute(db);
  return rows;
}

/** The strategy of a policy, of either kind; undefined if none runs. */
export async function findStrategy(db: Db, policyNo: string): Promise<StrategyRow | undefined> {
  const { rows } = await sql<StrategyRow>`
    select ${columns} from ${sources} where s.policy_no = ${policyNo} and s.ended_on is null`.execute(db);
  return rows[0];
}

/** The shares of a plan's allocation, by number of years. */
export async function findBands(db: Db, planCode: string): Promise<AllocationBand[]> {
  const rows = await db
    .selectFrom('plan_allocation')
    .where('plan_code', '=', planCode)
    .orderBy('from_years')
    .orderBy('share', 'desc')
    .orderBy('fund_code')
    .select(['from_years', 'fund_code', 'share'])
    .execute();
  return [...new Set(rows.map(({ from_years }) => from_years))].map((fromYears) => ({
    fromYears,
    shares: rows
      .filter(({ from_years }) => from_years === fromYears)
      .map(({ fund_code, share }) => ({ fundCode: fund_code, share })),
  }));
}

/** The facts an allocation depends on: the insured person's birth date and the end of the policy. */
export async function findAllocationFacts(
  db: Db,
  policyNo: string,
): Promise<{ birthDate: CalendarDate | null; maturityDate: CalendarDate | null }> {
  const row = await db
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.policy_no', '=', policyNo)
    .select(['c.birth_date', 'p.maturity_date'])
    .executeTakeFirstOrThrow();
  return { birthDate: row.birth_date, maturityDate: row.maturity_date };
}

/** Ends a strategy on a day, or after its last transfer if that is still to come. */
export async function markStopped(
  db: Db,
  id: number,
  stop: { readonly ticket: string; readonly lastOn: CalendarDate | null; readonly endsOn: CalendarDate },
): Promise<void> {
  const { ticket, lastOn, endsOn } = stop;
  await db
    .updateTable('fund_strategy')
    .set({ ticket, last_on: lastOn, ended_on: lastOn === null ? endsOn : null })
    .where('id', '=', id)
    .execute();
}

/** When a strategy ends that a request is stopping, and its last transfer. */
export async function findStop(
  db: Db,
  ticket: string,
): Promise<{ lastOn: CalendarDate | null; endedOn: CalendarDate | null }> {
  const row = await db
    .selectFrom('fund_strategy')
    .where('ticket', '=', ticket)
    .select(['last_on', 'ended_on'])
    .executeTakeFirstOrThrow();
  return { lastOn: row.last_on, endedOn: row.ended_on };
}

/** The names of all funds by code. */
export async function findFundNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('fund').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
