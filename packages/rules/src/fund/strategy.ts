import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { ageOn } from '../dates/age-on.ts';
import { fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { FundShare } from './fund-split.ts';

/**
 * How money moves between the funds of a policy automatically: a systematic transfer plan, or a dynamic fund
 * allocation.
 */
export const FUND_STRATEGIES = ['stp', 'dfa'] as const;
export type FundStrategy = (typeof FUND_STRATEGIES)[number];

/** Months between two transfers. */
export const MONTHS_BETWEEN_TRANSFERS: Readonly<Record<FundStrategy, number>> = { stp: 1, dfa: 12 };

/** The dates of a strategy. */
export interface StrategyDates {
  readonly kind: FundStrategy;
  /** The date of the first transfer. All others fall on the same day of the month. */
  readonly firstOn: CalendarDate;
  /** The next transfer that has not been made; it may be in the past while its price is not published. */
  readonly nextOn: CalendarDate;
}

/** The first transfer date after a date: the same day of each month or year, or the last day of a shorter month. */
export function transferAfter({ kind, firstOn }: Omit<StrategyDates, 'nextOn'>, date: CalendarDate): CalendarDate {
  const months = MONTHS_BETWEEN_TRANSFERS[kind];
  for (let count = 0; ; count += 1) {
    const on = addCalendarMonths(firstOn, count * months);
    if (on > date) return on;
  }
}

/** Whether a strategy ends before or after its next transfer. */
export type StrategyStopReason = 'before-transfer' | 'after-transfer';

/** When a strategy ends after the customer stops it. */
export interface StrategyStop {
  /** The day it ends: today, or the date of the last transfer. */
  readonly endsOn: CalendarDate;
  /** The last transfer that is still made; null if none is. */
  readonly lastTransferOn: CalendarDate | null;
  readonly because: StrategyStopReason;
}

/**
 * When a strategy ends if it is stopped today: before the next transfer if the notice period can be kept, otherwise
 * after it. The money stays in its funds, so that a stop needs no price.
 */
export function strategyStop(
  { kind, firstOn, nextOn, noticeDays }: StrategyDates & { readonly noticeDays: number },
  today: CalendarDate,
): StrategyStop {
  let lastTransferOn: CalendarDate | null = null;
  for (let on = nextOn; addCalendarDays(on, -noticeDays) < today; on = transferAfter({ kind, firstOn }, on))
    lastTransferOn = on;
  return lastTransferOn === null
    ? { endsOn: today, lastTransferOn, because: 'before-transfer' }
    : { endsOn: lastTransferOn > today ? lastTransferOn : today, lastTransferOn, because: 'after-transfer' };
}

/** What an allocation depends on: the insured person's age, or the full years left to maturity. */
export type AllocationBasis = 'age' | 'years-left';

/** The full years that an allocation depends on, on a day. Never below 0; null if the date is not known. */
export function allocationYears(
  basis: AllocationBasis,
  { birthDate, maturityDate }: { readonly birthDate: CalendarDate | null; readonly maturityDate: CalendarDate | null },
  on: CalendarDate,
): number | null {
  if (basis === 'age') return birthDate === null ? null : Math.max(0, ageOn(on, birthDate));
  return maturityDate === null ? null : fullYearsBetween(on, maturityDate);
}

/** The target shares of an allocation by age or term, from a number of years on. */
export interface AllocationBand {
  /** Age of the insured person, or full years left to maturity. */
  readonly fromYears: number;
  readonly shares: readonly FundShare[];
}

/**
 * The shares that apply at this number of years: those of the highest band that has begun. Empty before the first band.
 */
export function allocationAt(bands: readonly AllocationBand[], years: number): readonly FundShare[] {
  const begun = bands.filter(({ fromYears }) => fromYears <= years).sort((a, b) => b.fromYears - a.fromYears);
  return begun[0]?.shares ?? [];
}
