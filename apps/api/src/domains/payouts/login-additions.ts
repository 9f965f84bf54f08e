import { canReturnPolicy, canSurrender, freeLookLastDay } from '@lifedesk/rules';
import type { FindLoginAdditions } from '../policies/public.ts';
import { findMoneyOut } from './money-out.store.ts';

/** By policy, whether it can be returned or surrendered, and why; what a loan leaves of it is not looked at. */
const moneyOut: FindLoginAdditions = async (db, customerId, today) => {
  const rows = await findMoneyOut(db, customerId);
  return new Map(
    rows.map((row) => {
      const lastDay = freeLookLastDay(row);
      return [
        row.policyNo,
        {
          freeLook: { ...canReturnPolicy({ ...row, today }), ...(lastDay && { lastDay }) },
          surrender: canSurrender({ ...row, net: null, today }),
        },
      ];
    }),
  );
};

export default moneyOut;
