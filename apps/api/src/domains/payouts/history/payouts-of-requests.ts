import type { FindRequestAdditions, RequestAdditions } from '../../../contributions.ts';
import { holdOf } from '../order/hold.ts';
import { progressOf } from '../order/payout-progress.ts';
import { findPayoutsOfRequests, findUnorderedPayouts } from './history.store.ts';

/**
 * The payout of a request: its promised day, and the interest once that has passed. Before it is ordered, the day until
 * which it would be held.
 */
export const payoutsOfRequests: FindRequestAdditions = async (db, tickets, today) => {
  const rows = await findPayoutsOfRequests(db, tickets);
  const unordered = await findUnorderedPayouts(db, tickets);
  const holds = await Promise.all(unordered.map((payout) => holdOf(db, payout, today)));
  return new Map<string, RequestAdditions>([
    ...unordered.flatMap(({ ticket }, place) => {
      const heldUntil = holds[place]?.until;
      return heldUntil ? [[ticket, { heldUntil }] as const] : [];
    }),
    ...rows.map((row) => {
      const { state, countsFrom, promisedOn, earned, daysLate } = progressOf(row, today);
      const payout = {
        state,
        amount: row.net,
        countsFrom,
        promisedDate: promisedOn,
        daysLate,
        penalInterest: earned,
        ...(row.paid_on && { paidOn: row.paid_on }),
        ...(row.stop_ticket && { stopTicket: row.stop_ticket }),
        ...(row.state === 'held' && row.held_until && { heldUntil: row.held_until }),
      };
      return [row.ticket, { payout }] as const;
    }),
  ]);
};
