import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { revokeFeed } from './store.ts';

export default sessionHandler('revokeCalendarFeed', async ({ session }, { db, clock }) => {
  await revokeFeed(db, session.customerId, clock.now());
  return answer(204, null);
});
