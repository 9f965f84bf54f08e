import type { CalendarDate } from '@lifedesk/rules';

/** The number of a receipt: the year of the payment in India, and figures that count on over all years. */
export const receiptNo = (paidOn: CalendarDate, count: number): string =>
  `RC-${paidOn.slice(0, 4)}-${String(count).padStart(7, '0')}`;
