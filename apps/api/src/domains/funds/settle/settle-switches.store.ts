import type {
  CalendarDate,
  MovedLot,
  PricedFund,
  SwitchLeg,
  SwitchLegs,
  SwitchSource,
  SwitchTarget,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A switch whose price is published. */
export interface DueSwitch {
  readonly id: number;
  readonly policyNo: string;
  readonly ticket: string;
  readonly navDate: CalendarDate;
  readonly charge: number;
  readonly customerId: number;
  /** The insured person's death was reported after the request. */
  readonly isDeathIntimated: boolean;
}

/**
 * Claims the oldest switch after the given one whose funds all have the price of its day, and locks it and its policy. Several nodes claim
 * different ones.
 */
export async function claimDueSwitch(transaction: Db, today: CalendarDate, after = 0): Promise<DueSwitch | undefined> {
  const { rows } = await sql<DueSwitch>`
    select s.id, s.policy_no as "policyNo", s.ticket, s.nav_date as "navDate", s.charge, p.customer_id as "customerId",
      p.death_intimated_on is not null as "isDeathIntimated"
    from fund_switch s join policy p on p.policy_no = s.policy_no
    where s.state = 'waiting' and s.id > ${after} and s.nav_date <= ${today}::date and not exists (
      select from (
        select fund_code from fund_switch_from where switch_id = s.id
        union select fund_code from fund_switch_to where switch_id = s.id) used
      where not exists (select from fund_nav n where n.fund_code = used.fund_code and n.on_date = s.nav_date))
    order by s.id limit 1 for update of s, p skip locked`.execute(transaction);
  return rows[0];
}

/** The two sides as requested, in their order. */
export async function findSides(
  db: Db,
  switchId: number,
): Promise<{ from: SwitchSource[]; to: SwitchTarget[]; names: ReadonlyMap<string, string> }> {
  const from = await db
    .selectFrom('fund_switch_from as l')
    .innerJoin('fund as f', 'f.code', 'l.fund_code')
    .where('l.switch_id', '=', switchId)
    .orderBy('l.position')
    .select(['l.fund_code as fundCode', 'l.share', 'l.amount', 'f.name'])
    .execute();
  const to = await db
    .selectFrom('fund_switch_to as l')
    .innerJoin('fund as f', 'f.code', 'l.fund_code')
    .where('l.switch_id', '=', switchId)
    .orderBy('l.position')
    .select(['l.fund_code as fundCode', 'l.share', 'l.amount', 'f.name'])
    .execute();
  return {
    from: from.map(toSide),
    to: to.map(toSide),
    names: new Map([...from, ...to].map(({ fundCode, name }) => [fundCode, name])),
  };
}

const toSide = ({ fundCode, share, amount }: { fundCode: string; share: number | null; amount: number | null }) =>
  share === null ? { fundCode, amount: amount ?? 0 } : { fundCode, share };

/**
 * The funds of a switch with their price of the day and the policy's holdings, which are locked until the transaction
 * ends.
 */
export async function lockPricedFunds(
  transaction: Db,
  policyNo: string,
  codes: readonly string[],
  navDate: CalendarDate,
): Promise<PricedFund[]> {
  const held = await transaction
    .selectFrom('fund_holding')
    .where('policy_no', '=', policyNo)
    .orderBy('fund_code')
    .select(['fund_code', 'units'])
    .forUpdate()
    .execute();
  const prices = await transaction
    .selectFrom('fund_nav')
    .where('fund_code', 'in', codes)
    .where('on_date', '=', navDate)
    .select(['fund_code', 'nav'])
    .execute();
  return prices.map(({ fund_code, nav }) => ({
    fundCode: fund_code,
    nav,
    units: held.find((holding) => holding.fund_code === fund_code)?.units ?? '0.0000',
  }));
}

/** Moves the units of the policy, fund by fund in the same order on all nodes. */
export async function moveUnits(db: Db, policyNo: string, { sold, bought }: SwitchLegs): Promise<void> {
  const legs = [...sold.map((leg) => ({ ...leg, isSold: true })), ...bought.map((leg) => ({ ...leg, isSold: false }))];
  for (const { fundCode, units, isSold } of legs.sort((a, b) => (a.fundCode < b.fundCode ? -1 : 1)))
    await (isSold
      ? sql`update fund_holding set units = units - ${units}::numeric
          where policy_no = ${policyNo} and fund_code = ${fundCode}`
      : sql`insert into fund_holding (policy_no, fund_code, units) values (${policyNo}, ${fundCode}, ${units}::numeric)
          on conflict (policy_no, fund_code) do update set units = fund_holding.units + excluded.units`
    ).execute(db);
}

/** Stores what is left of each top-up after a switch. */
export async function saveLots(db: Db, policyNo: string, lots: readonly MovedLot[]): Promise<void> {
  for (const { orderId, fundCode, units } of lots)
    await sql`insert into top_up_holding (order_id, policy_no, fund_code, units)
      values (${orderId}, ${policyNo}, ${fundCode}, ${units}::numeric)
      on conflict (order_id, policy_no, fund_code) do update set units = excluded.units`.execute(db);
}

/** Ends a switch: done if both sides are given, void if not. */
export async function endSwitch(db: Db, id: number, now: Date, legs?: SwitchLegs): Promise<void> {
  await db
    .updateTable('fund_switch')
    .set({ state: legs ? 'done' : 'void', ended_at: now, ...(legs ? { charge: legs.charge } : {}) })
    .where('id', '=', id)
    .execute();
  for (const leg of legs?.sold ?? []) await keepLeg(db, 'fund_switch_from', id, leg);
  for (const leg of legs?.bought ?? []) await keepLeg(db, 'fund_switch_to', id, leg);
}

const keepLeg = (db: Db, table: 'fund_switch_from' | 'fund_switch_to', id: number, leg: SwitchLeg) =>
  db
    .updateTable(table)
    .set({ units: leg.units, nav: leg.nav, value: leg.value })
    .where('switch_id', '=', id)
    .where('fund_code', '=', leg.fundCode)
    .execute();
