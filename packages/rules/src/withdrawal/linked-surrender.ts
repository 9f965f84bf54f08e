import type { CalendarDate } from '../dates/calendar-date.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import type { Paise } from '../money/paise.ts';
import { type DiscontinuedPolicy, discontinuanceCharge, discontinuedFundValue } from './discontinuance.ts';

/** The amounts of a unit-linked policy's surrender, in paise. */
export interface LinkedSurrender {
  /** Funds plus waiting money, before the charge. */
  readonly gross: Paise;
  /** Charged before the end of the lock-in; 0 after it. */
  readonly charge: Paise;
  /** Paid out, or moved to the discontinued fund. */
  readonly amount: Paise;
  /** The day on which the discontinued fund pays; null if the amount is paid at once. */
  readonly paidOn: CalendarDate | null;
}

/**
 * The amounts of a unit-linked policy's surrender at the price of a day. After the lock-in all of the funds are paid. Before it ends a
 * charge is deducted, and the rest stays in the discontinued fund until then. `waiting` is money in paise that has not bought units
 * yet; it bears no charge. Source: IRDAI Unit Linked Insurance Products Regulations 2019, kept in 2024; decision 157.
 */
export function linkedSurrender(
  policy: DiscontinuedPolicy & { readonly waiting?: Paise },
  navDate: CalendarDate,
): LinkedSurrender {
  const { issueDate, fundValue, waiting = 0 } = policy;
  const lockedUntil = policyLockedUntil(issueDate);
  const isLocked = navDate < lockedUntil;
  const charge = isLocked ? discontinuanceCharge(policy, navDate) : 0;
  const gross = fundValue + waiting;
  return { gross, charge, amount: gross - charge, paidOn: isLocked ? lockedUntil : null };
}

/** Money of a surrendered policy in the discontinued fund, in paise. */
export interface DiscontinuedMoney {
  /** Without the charge. */
  readonly amount: Paise;
  readonly charge: Paise;
  readonly since: CalendarDate;
  readonly payOn: CalendarDate;
}

/** The payout of the discontinued fund at the end of the lock-in, in paise. */
export interface DiscontinuedPayout {
  /** With interest. */
  readonly value: Paise;
  /** `value` before the charge. */
  readonly gross: Paise;
  /** Paid out of the funds before. The discontinued money itself was sold, but not paid out. */
  readonly takenOut: Paise;
}

/** The payout of the discontinued fund at the end of the lock-in. `takenOut` in paise includes its own units. Source: decision 157. */
export function discontinuedPayout(
  { amount, charge, since, payOn }: DiscontinuedMoney,
  takenOut: Paise,
): DiscontinuedPayout {
  const value = discontinuedFundValue(amount, since, payOn);
  return { value, gross: value + charge, takenOut: takenOut - amount - charge };
}
