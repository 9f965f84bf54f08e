import type { CalendarDate } from '@lifedesk/rules';

/** A receipt number: the year of the payment in India, and a counter that does not restart. */
export const receiptNo = (paidOn: CalendarDate, count: number): string =>
  `RC-${paidOn.slice(0, 4)}-${String(count).padStart(7, '0')}`;
