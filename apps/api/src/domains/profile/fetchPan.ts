import { maskMiddle } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findProfile } from './store.ts';

export default sessionHandler('fetchPan', async ({ session }, { db }) => {
  const { pan, pan_validated: isValidated, pan_seeding: seeding } = await findProfile(db, session.customerId);
  const flag = isValidated ? ('Y' as const) : ('N' as const);
  return ok({
    ...(pan ? { pan: maskMiddle(pan) } : {}),
    isPanValidated: flag,
    // A PAN that the tax office has confirmed needs no copy of the card.
    isPanValidNoDocRequired: flag,
    noPan: pan === null,
    ...(seeding ? { panSeedingText: seeding } : {}),
  });
});
