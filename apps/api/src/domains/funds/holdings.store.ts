import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** A fund with its latest published price. */
export interface FundRow {
  readonly code: string;
  readonly name: string;
  readonly sfin: string;
  readonly risk: 'low' | 'medium' | 'high';
  /** Rupees for one unit. */
  readonly nav: string;
  readonly navDate: CalendarDate;
}

/** A policy's holding in a fund. */
export interface HoldingRow extends FundRow {
  readonly units: string;
  /** Units bought with premiums. */
  readonly premiumUnits: string;
}

/** The funds in which a policy has units, with the latest price up to a day. Omits funds without a price. */
export async function findHoldings(db: Db, policyNo: string, today: CalendarDate): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select f.code, f.name, f.sfin, f.risk, n.nav::text as nav, n.on_date as "navDate", h.units::text as units,
      (h.units - coalesce(t.units, 0))::text as "premiumUnits"
    from fund_holding h
    join fund f on f.code = h.fund_code
    left join lateral (select sum(t.units) as units from top_up_holding t
      where t.policy_no = h.policy_no and t.fund_code = h.fund_code) t on true
    cross join lateral (
      select nav, on_date from fund_nav where fund_code = h.fund_code and on_date <= ${today}::date
      order by on_date desc limit 1) n
    where h.policy_no = ${policyNo} and h.units > 0
    order by f.code`.execute(db);
  return rows;
}

/** A top-up's remaining units, oldest first. */
export interface TopUpHolding {
  readonly order_id: string;
  readonly fund_code: string;
  readonly units: string;
  readonly paidOn: CalendarDate;
  readonly lockedUntil: CalendarDate;
}

export async function findTopUpHoldings(db: Db, policyNo: string): Promise<TopUpHolding[]> {
  const { rows } = await sql<TopUpHolding>`
    select h.order_id, h.fund_code, h.units::text as units, t.paid_on as "paidOn", t.locked_until as "lockedUntil"
    from top_up_holding h join top_up t on t.order_id = h.order_id and t.policy_no = h.policy_no
    where h.policy_no = ${policyNo}
    order by t.paid_on, h.order_id, h.fund_code`.execute(db);
  return rows;
}
