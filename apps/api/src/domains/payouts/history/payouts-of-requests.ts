import type { FindRequestAdditions } from '../../../contributions.ts';
import { progressOf } from '../order/payout-progress.ts';
import { findPayoutsOfRequests } from './history.store.ts';

/** The payout of a request: its promised day, and the interest once that has passed. */
export const payoutsOfRequests: FindRequestAdditions = async (db, tickets, today) => {
  const rows = await findPayoutsOfRequests(db, tickets);
  return new Map(
    rows.map((row) => {
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
  );
};
