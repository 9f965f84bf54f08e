import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';

/** A policy's loan as stored. Amounts in paise. */
export interface PolicyLoan {
  /** Includes the undrawn part. */
  readonly principal: Paise;
  readonly undrawn: Paise;
  /** Basis points a year. */
  readonly rate: number;
  /** Interest is paid up to this day. */
  readonly interestFrom: CalendarDate;
  /** The day from which half-years are counted. */
  readonly openedOn: CalendarDate;
}
