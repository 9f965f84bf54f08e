import type { CalendarDate } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PaymentTables } from '../../../platform/database/tables/payments.ts';
import type { SettlementLine } from '../../../ports/payment-gateway.ts';
import type { BookedOrder } from './compare-settlement.ts';

/** The last reconciled day. */
export async function lastSettledDay(db: Db): Promise<CalendarDate | undefined> {
  const row = await db
    .selectFrom('settlement_file')
    .select('settled_on')
    .orderBy('settled_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.settled_on;
}

/** The day in India on which the first order was paid that no settlement has included. */
export async function firstPaidDay(db: Db): Promise<CalendarDate | undefined> {
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select min(r.paid_on)::text as day from receipt r where r.order_id is not null
      and not exists (select from ledger_posting s where s.settles = r.order_id)`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Stores a day's lines. Returns false if another node or an earlier round has done so. */
export async function saveSettlement(
  db: Db,
  day: CalendarDate,
  lines: readonly SettlementLine[],
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('settlement_file')
    .values({ settled_on: day, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) return false;
  const rows = lines.map(({ kind, orderId, reference, amount, at }, position) => ({
    settled_on: day,
    position,
    kind,
    order_id: orderId,
    reference,
    amount,
    happened_at: at,
  }));
  for (let from = 0; from < rows.length; from += ROWS)
    await db
      .insertInto('settlement_line')
      .values(rows.slice(from, from + ROWS))
      .execute();
  return true;
}
/** Rows per statement, which can have at most 65,535 values. */
const ROWS = 5_000;

const bookedOrders = (db: Db) =>
  db
    .selectFrom('payment_order as o')
    .leftJoin('ledger_posting as p', 'p.order_id', 'o.id')
    .select([
      'o.id as orderId',
      sql<number | null>`(select sum(e.amount)::bigint from ledger_entry e
        where e.posting_id = p.id and e.account = 'gateway-clearing')`.as('booked'),
      sql<boolean>`exists (select 1 from ledger_posting s where s.settles = o.id)`.as('isSettled'),
      sql<boolean>`exists (select 1 from ledger_posting r where r.reverses = o.id)`.as('isReversed'),
    ]);

/** These orders in the ledger. Omits those that are not ours. */
export async function findBooked(db: Db, orderIds: readonly string[]): Promise<Map<string, BookedOrder>> {
  const rows = await bookedOrders(db)
    .where('o.id', '=', sql<string>`any(${[...new Set(orderIds)]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Orders paid on a day in India that no settlement has included. */
export function findUnsettled(db: Db, paidOn: CalendarDate): Promise<BookedOrder[]> {
  return bookedOrders(db)
    .innerJoin('receipt as r', 'r.order_id', 'o.id')
    .where('r.paid_on', '=', paidOn)
    .where(sql<boolean>`not exists (select 1 from ledger_posting s where s.settles = o.id)`)
    .execute();
}

/** Opens cases for staff, each once per day. @returns the ids of the new ones */
export async function openCases(
  db: Db,
  cases: readonly Insertable<PaymentTables['reconciliation_case']>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < cases.length; from += ROWS) {
    const opened = await db
      .insertInto('reconciliation_case')
      .values(cases.slice(from, from + ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    ids.push(...opened.map(({ id }) => id));
  }
  return ids;
}

/** A case as it was opened. */
export function findCase(db: Db, id: number) {
  return db.selectFrom('reconciliation_case').selectAll().where('id', '=', id).executeTakeFirst();
}
