import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { loadMandates } from './load-mandates.ts';
import { findOpenStops } from './store.ts';

export default sessionHandler('autoDebitOnHold', async ({ session }, { db, clock }) => {
  const [mandates, stops] = await Promise.all([
    loadMandates(db, session.customerId, today(clock)),
    findOpenStops(db, session.customerId),
  ]);
  return ok({
    onHold: mandates.flatMap(({ row, dto: mandate }) => {
      const stop = stops.find(({ payload }) => payload.mandateId === row.id);
      if (row.state !== 'on-hold' || !stop) return [];
      return [{ mandate, ticket: stop.ticket, since: stop.made_at.toISOString(), promisedDate: stop.promised_on }];
    }),
  });
});
