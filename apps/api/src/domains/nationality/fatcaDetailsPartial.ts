import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { loadFatcaDetailsDto } from './fatca-details-dto.ts';

export default sessionHandler('fatcaDetailsPartial', async ({ session }, { db }) =>
  ok((await loadFatcaDetailsDto(db, session.customerId, false)).answer),
);
