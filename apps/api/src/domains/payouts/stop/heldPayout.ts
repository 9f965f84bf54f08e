import { addressGroup } from '../../../platform/access/address-group.ts';
import { LIMITS } from '../../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../../platform/access/limits/limits.ts';
import { handler, ok } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { toHeldDto } from './held-dto.ts';
import { findByStopRight } from './stop.store.ts';
import { stopHash } from './stop-token.ts';

export default handler('heldPayout', async ({ body, client }, deps) => {
  await createLimits(deps).reserveOrThrow(LIMITS.payoutStops, addressGroup(client.address));
  const payout = await findByStopRight(deps.db, stopHash(body.token));
  if (!payout) throw problem('not-found');
  return ok(toHeldDto(payout));
});
