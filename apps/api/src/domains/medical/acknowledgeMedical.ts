import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { findNewestBooking, releaseSeat, setBooking, showOnApplication } from './bookings.store.ts';
import { addEvent, setCase } from './cases.store.ts';
import { changeOnce } from './change-once.ts';

export default sessionHandler('acknowledgeMedical', async (call, deps) => {
  const { bookingId, event } = call.body;
  const answer = await changeOnce(deps, call, {
    operation: 'acknowledgeMedical',
    schema: 'AcknowledgedMedical',
    async run({ transaction, row, now }) {
      const newest = await findNewestBooking(transaction, row.case_id);
      const hasBegun = newest !== undefined && newest.start_at <= now;
      if (newest?.booking_id !== bookingId || newest.state !== 'booked' || hasBegun === (event === 'will-come'))
        throw problem('stage');
      if (event === 'will-come') {
        await addEvent(transaction, row.case_id, 'will-come', now);
        return { state: row.state };
      }
      if (event === 'came') {
        await setBooking(transaction, bookingId, { state: 'arrived' });
        await setCase(transaction, row.case_id, { state: 'arrived' });
        await addEvent(transaction, row.case_id, 'came', now);
        return { state: 'arrived' as const };
      }
      // the centre did not see them: a new time, which does not count as a change
      await releaseSeat(transaction, bookingId);
      await setBooking(transaction, bookingId, { state: 'cancelled' });
      await setCase(transaction, row.case_id, { state: 'to-book' });
      await showOnApplication(transaction, row.application_no, null);
      await addEvent(transaction, row.case_id, 'cancelled', now);
      return { state: 'to-book' as const };
    },
  });
  return ok(answer);
});
