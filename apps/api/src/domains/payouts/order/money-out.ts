import {
  type CalendarDate,
  canBorrow,
  canCashAdditions,
  canReturnPolicy,
  canSurrender,
  freeLookLastDay,
  policyRestriction,
  type RestrictingReason,
} from '@lifedesk/rules';
import type { FindFreeLooks, FindLoginAdditions } from '../../../contributions.ts';
import { restrictionFacts } from '../../policies/public.ts';
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

/** The free look of each policy that has one today, if we know when its document was received. */
export const freeLooks: FindFreeLooks = async (db, customerId, today) => {
  const rows = await findMoneyOut(db, customerId);
  return new Map(
    rows.flatMap((row) => {
      const lastDay = row.isReceiptKnown && canReturnPolicy({ ...row, today }).possible ? freeLookLastDay(row) : null;
      return lastDay ? [[row.policyNo, { lastDay, restriction: restrictionOf(row, today) }] as const] : [];
    }),
  );
};

/** What bars the owner from taking money out of a policy by ending it. */
function restrictionOf(row: MoneyOutRow, today: CalendarDate): RestrictingReason | null {
  const { ownerBirthDate } = row;
  const found = policyRestriction({ ...restrictionFacts(row), action: 'surrender', ownerBirthDate, today });
  return found.restricted ? found.because : null;
}

/** Assumes any value: the service calculates the cash value and the loan that the additions secure. */
function additionsOf(row: MoneyOutRow, today: CalendarDate) {
  const cash = row.additions;
  return canCashAdditions({ ...row, isLoanCovered: true, cash, premiumsPaid: cash, today });
}
