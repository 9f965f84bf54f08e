import { type CalendarDate, parseIsoDate, payoutDaysLate } from '@lifedesk/rules';
import type { ServiceRequest } from './request-words.ts';

/** Whether we have to answer: the request is not settled, and does not wait for the customer. */
export const waitsForUs = ({ settledAt, state }: ServiceRequest): boolean => !settledAt && state !== 'waiting';

/** By how many days our answer is late. The promise counts, whether or not there is a payout. */
export function lateDays(request: ServiceRequest, today: CalendarDate): number {
  const promised = parseIsoDate(request.promisedDate);
  return promised && waitsForUs(request) ? payoutDaysLate(promised, today) : 0;
}
