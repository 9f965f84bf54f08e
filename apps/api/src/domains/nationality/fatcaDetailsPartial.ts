import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { tellDetails } from './tell-details.ts';

export default sessionHandler('fatcaDetailsPartial', async ({ session }, { db }) =>
  ok((await tellDetails(db, session.customerId, false)).answer),
);
