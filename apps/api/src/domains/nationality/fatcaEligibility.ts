import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findDeclarant, findOpenDeclaration } from './store.ts';

export default sessionHandler('fatcaEligibility', async ({ session }, { db }) => {
  const [ticket, customer] = await Promise.all([
    findOpenDeclaration(db, session.customerId),
    findDeclarant(db, session.customerId),
  ]);
  return ok({
    isEligible: ticket === undefined,
    isFatcaRequired: customer.fatca_required,
    ...(ticket === undefined ? {} : { ticket }),
  });
});
