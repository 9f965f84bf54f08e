import {
  coverOfTopUp,
  ENDED_STATUS_CODES,
  type FundShare,
  navDateOf,
  splitAmount,
  todayInIndia,
  topUpLockedUntil,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { findHolidays } from './funds.store.ts';

interface OrderItem {
  readonly policyNo: string;
  readonly fundSplit?: readonly FundShare[];
}

/** Stores the split that the payer of an order chose. */
export async function insertSplits(db: Db, orderId: string, items: readonly OrderItem[]): Promise<void> {
  const rows = items.flatMap(({ policyNo: policy_no, fundSplit = [] }) =>
    fundSplit
      .filter(({ share }) => share > 0)
      .map(({ fundCode: fund_code, share }) => ({ order_id: orderId, policy_no, fund_code, share })),
  );
  if (rows.length > 0) await db.insertInto('payment_order_fund').values(rows).execute();
}

/**
 * Applies the top-ups of a paid order: raises the sum assured and queues each fund's part to wait for its price. Skips
 * a policy that has ended meanwhile; the money is held for its owner.
 * @returns the policies that were topped up
 */
export async function takeTopUps(db: Db, orderId: string, paidAt: Date): Promise<Set<string>> {
  const items = await findTopUpItems(db, orderId);
  if (items.length === 0) return new Set();
  const paidOn = todayInIndia(paidAt);
  const navDate = navDateOf(paidAt, await findHolidays(db));
  for (const { policy_no, top_up: amount, issue_date, birth_date } of items) {
    const insured = {
      issueDate: issue_date,
      birthDate: birth_date,
      today: paidOn,
    };
    const extra_cover = coverOfTopUp(amount, insured);
    const dates = { paid_on: paidOn, nav_date: navDate, locked_until: topUpLockedUntil(paidOn) };
    await db
      .insertInto('top_up')
      .values({ order_id: orderId, policy_no, amount, extra_cover, ...dates })
      .execute();
    const lots = splitAmount(amount, await findSplit(db, orderId, policy_no)).map((part) => ({
      order_id: orderId,
      policy_no,
      fund_code: part.fundCode,
      amount: part.amount,
      nav_date: navDate,
    }));
    await db.insertInto('unit_lot').values(lots).execute();
    await addCover(db, policy_no, extra_cover);
  }
  return new Set(items.map(({ policy_no }) => policy_no));
}

/**
 * Cancels the top-ups of an order that still wait for their price, with their cover.
 * @returns the policies for which nothing remains. Units already bought stay, and so does money paid out by a surrender
 */
export async function cancelTopUps(db: Db, orderId: string, now: Date): Promise<Set<string>> {
  // waits for a round that is buying them
  const lots = await db
    .selectFrom('unit_lot')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['policy_no', 'bought_at', 'cancelled_at'])
    .forUpdate()
    .execute();
  const isUsed = ({ bought_at, cancelled_at }: (typeof lots)[number]) => bought_at !== null || cancelled_at !== null;
  const used = new Set(lots.filter(isUsed).map(({ policy_no }) => policy_no));
  const waiting = new Set(lots.map(({ policy_no }) => policy_no).filter((policyNo) => !used.has(policyNo)));
  for (const policyNo of waiting) {
    await db
      .updateTable('unit_lot')
      .set({ cancelled_at: now })
      .where('order_id', '=', orderId)
      .where('policy_no', '=', policyNo)
      .where('cancelled_at', 'is', null)
      .execute();
    const taken = await db
      .updateTable('top_up')
      .set({ cancelled_at: now })
      .where('order_id', '=', orderId)
      .where('policy_no', '=', policyNo)
      .where('cancelled_at', 'is', null)
      .returning('extra_cover')
      .executeTakeFirst();
    if (taken) await addCover(db, policyNo, -taken.extra_cover);
  }
  return waiting;
}

const findTopUpItems = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_order_item as i')
    .innerJoin('policy as p', 'p.policy_no', 'i.policy_no')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('i.order_id', '=', orderId)
    .where('i.purpose', '=', 'top-up')
    .where('p.status_code', 'not in', ENDED_STATUS_CODES)
    .orderBy('i.position')
    .select(['i.policy_no', 'i.top_up', 'p.issue_date', 'c.birth_date'])
    .execute();

/** The payer's choice, or the policy's split. */
async function findSplit(db: Db, orderId: string, policyNo: string) {
  const columns = ['fund_code as fundCode', 'share'] as const;
  const chosen = await db
    .selectFrom('payment_order_fund')
    .where('order_id', '=', orderId)
    .where('policy_no', '=', policyNo)
    .orderBy('fund_code')
    .select(columns)
    .execute();
  if (chosen.length > 0) return chosen;
  return db.selectFrom('top_up_fund').where('policy_no', '=', policyNo).orderBy('fund_code').select(columns).execute();
}

const addCover = (db: Db, policyNo: string, cover: number) =>
  sql`update policy set sum_assured = sum_assured + ${cover} where policy_no = ${policyNo}`.execute(db);
