import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { isBusinessDay, nextBusinessDay } from '../payment/nav-date.ts';

/** The day whose price a unit-linked policy matures at: the maturity date, or the next day with a price. */
export const maturityNavDate = (maturityDate: CalendarDate, holidays: readonly CalendarDate[]): CalendarDate =>
  isBusinessDay(maturityDate, holidays) ? maturityDate : nextBusinessDay(maturityDate, holidays);

/** What a unit-linked policy pays at maturity, in paise: its funds at the price of the day, and payments that have not bought units yet. */
export const linkedMaturity = ({ fundValue, waiting }: { readonly fundValue: Paise; readonly waiting: Paise }): Paise =>
  fundValue + waiting;
