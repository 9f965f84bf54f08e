import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { toRestricted } from '../../policies/public.ts';
import { surrenderDtos, toSurrenderOther } from './surrender-dto.ts';
import { findSurrenderable } from './surrenderable.ts';

export default sessionHandler('surrenderPolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const now = clock.now();
  const found = await findSurrenderable(db, { customerId }, now);
  const toDto = await surrenderDtos(db, customerId, now);
  return ok({
    policies: found.surrenderable.map(toDto),
    others: found.others.map(toSurrenderOther),
    restricted: toRestricted(found.rows, found.restricted),
  });
});
