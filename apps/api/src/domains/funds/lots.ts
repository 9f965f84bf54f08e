import type { TopUpLot } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findTopUpHoldings } from './holdings.store.ts';

/** The remaining units of a policy's top-ups as rule input, oldest first. */
export const findLots = async (db: Db, policyNo: string): Promise<TopUpLot[]> =>
  (await findTopUpHoldings(db, policyNo)).map(({ order_id, fund_code, ...lot }) => ({
    ...lot,
    orderId: order_id,
    fundCode: fund_code,
  }));
