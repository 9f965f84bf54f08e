import { type CalendarDate, ENDED_STATUS_CODES } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A unit-linked policy whose maturity date has come. */
export interface MaturingPolicy {
  readonly policyNo: string;
  readonly customerId: number;
  readonly maturityDate: CalendarDate;
}

/** The place of a policy in the order in which they mature, which is that of an index. */
export type MaturityPosition = Pick<MaturingPolicy, 'maturityDate' | 'policyNo'>;

/** Before every policy. */
export const FIRST_TO_MATURE: MaturityPosition = { maturityDate: '0001-01-01', policyNo: '' };

/**
 * Claims the next unit-linked policy after the given one that matures by a day, and locks it until the transaction ends. Several
 * nodes claim different ones.
 */
export async function claimMaturing(
  transaction: Db,
  today: CalendarDate,
  after: MaturityPosition,
): Promise<MaturingPolicy | undefined> {
  const { rows } = await sql<MaturingPolicy>`
    select p.policy_no as "policyNo", p.customer_id as "customerId", p.maturity_date as "maturityDate"
    from policy p join plan pl on pl.code = p.plan_code
    where pl.line = 'unit-linked' and p.maturity_date <= ${today}::date and p.death_intimated_on is null
      and not p.status_code = any(${[...ENDED_STATUS_CODES, 'I']}::text[])
      and (p.maturity_date, p.policy_no) > (${after.maturityDate}::date, ${after.policyNo})
    order by p.maturity_date, p.policy_no limit 1 for update of p skip locked`.execute(transaction);
  return rows[0];
}

/** How many funds a policy holds units of. */
export async function countFunds(db: Db, policyNo: string): Promise<number> {
  const { rows } = await sql<{ funds: number }>`
    select count(*)::int as funds from fund_holding where policy_no = ${policyNo} and units > 0`.execute(db);
  return rows[0]?.funds ?? 0;
}
