import type { components } from '@lifedesk/contract';
import type { Db } from '../../../platform/database/connect.ts';

type PastTopUp = components['schemas']['PastTopUp'];

/** How many of a policy's top-ups are listed. */
const MOST = 10;

/** The last top-ups of a policy with their lots, newest first. */
export async function findPastTopUps(db: Db, policyNo: string): Promise<PastTopUp[]> {
  const topUps = await db
    .selectFrom('top_up')
    .where('policy_no', '=', policyNo)
    .where('cancelled_at', 'is', null)
    .orderBy('paid_on', 'desc')
    .orderBy('order_id')
    .limit(MOST)
    .select(['order_id', 'amount', 'paid_on', 'nav_date', 'locked_until'])
    .execute();
  if (topUps.length === 0) return [];
  const orderIds = topUps.map(({ order_id }) => order_id);
  const lots = await db
    .selectFrom('unit_lot as l')
    .innerJoin('fund as f', 'f.code', 'l.fund_code')
    .where('l.policy_no', '=', policyNo)
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.amount', 'desc')
    .orderBy('l.fund_code')
    .select(['l.order_id', 'l.fund_code', 'f.name', 'l.amount', 'l.nav', 'l.units'])
    .execute();
  return topUps.map((topUp) => ({
    paidOn: topUp.paid_on,
    amount: topUp.amount,
    navDate: topUp.nav_date,
    lockedUntil: topUp.locked_until,
    lots: lots
      .filter(({ order_id }) => order_id === topUp.order_id)
      .map(({ fund_code, name, amount, nav, units }) => ({
        fundCode: fund_code,
        fundName: name,
        amount,
        ...(nav !== null && units !== null ? { nav, units } : {}),
      })),
  }));
}
