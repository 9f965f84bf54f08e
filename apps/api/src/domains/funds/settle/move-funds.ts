import { type CalendarDate, moveLots, type PricedFund, type SwitchLegs } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findTopUpHoldings } from '../holdings.store.ts';
import { moveUnits, saveLots } from './settle-switches.store.ts';

/**
 * Moves units between the funds of a policy, whose holdings the caller has locked. Units bought with top-ups keep their
 * lock-in.
 */
export async function moveFunds(
  transaction: Db,
  policyNo: string,
  { legs, funds, navDate }: { legs: SwitchLegs; funds: readonly PricedFund[]; navDate: CalendarDate },
): Promise<void> {
  const lots = (await findTopUpHoldings(transaction, policyNo)).map(({ order_id, fund_code, ...lot }) => ({
    ...lot,
    orderId: order_id,
    fundCode: fund_code,
  }));
  await saveLots(transaction, policyNo, moveLots(legs, funds, lots, navDate));
  await moveUnits(transaction, policyNo, legs);
}
