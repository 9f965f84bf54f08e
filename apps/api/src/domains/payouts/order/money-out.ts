import {
  type CalendarDate,
  canBorrow,
  canCashAdditions,
  canReturnPolicy,
  canSurrender,
  freeLookLastDay,
} from '@lifedesk/rules';
import type { FindFreeLooks, FindLoginAdditions } from '../../../contributions.ts';
import { findMoneyOut, type MoneyOutRow } from './money-out.store.ts';

/**
 * By policy: whether it can be returned, surrendered, borrowed on or have its additions cashed, with the reasons.
 * Ignores values and loans.
 */
export const moneyOut: FindLoginAdditions = async (db, customerId, today) => {
  const rows = await findMoneyOut(db, customerId);
  return new Map(
    rows.map((row) => {
      const lastDay = freeLookLastDay(row);
      return [
        row.policyNo,
        {
          freeLook: { ...canReturnPolicy({ ...row, today }), ...(lastDay && { lastDay }) },
          surrender: canSurrender({ ...row, net: null, today }),
          borrowing: canBorrow({ ...row, room: null, least: 0, today }),
          paidUpAdditions: additionsOf(row, today),
        },
      ];
    }),
  );
};

/** The last day of each policy that can be returned now, if we know when its document was received. */
export const freeLooks: FindFreeLooks = async (db, customerId, today) => {
  const rows = await findMoneyOut(db, customerId);
  return new Map(
    rows.flatMap((row) => {
      const lastDay = row.isReceiptKnown && canReturnPolicy({ ...row, today }).possible ? freeLookLastDay(row) : null;
      return lastDay ? [[row.policyNo, lastDay] as const] : [];
    }),
  );
};

/** Assumes any value: the service calculates the cash value and the loan that the additions secure. */
function additionsOf(row: MoneyOutRow, today: CalendarDate) {
  const cash = row.additions;
  return canCashAdditions({ ...row, isLoanCovered: true, cash, premiumsPaid: cash, today });
}
