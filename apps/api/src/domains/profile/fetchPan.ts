import { maskMiddle, panFlags } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findProfile } from './store.ts';

export default sessionHandler('fetchPan', async ({ session }, { db }) => {
  const { pan, pan_validated: isValidated, pan_seeding: seedingText } = await findProfile(db, session.customerId);
  return ok({
    ...(pan ? { pan: maskMiddle(pan) } : {}),
    ...panFlags({ pan, isValidated, seedingText }),
    ...(seedingText ? { panSeedingText: seedingText } : {}),
  });
});
