import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { assertReturnAddress } from '../../platform/return-address.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { findOrderByKey, openAtGateway, toOrderDto } from '../payments/public.ts';
import { placeLinkOrder } from './place-link-order.ts';
import { findLinkByHash } from './store.ts';

export default handler('payByLink', async ({ body, headers }, deps) => {
  const { db, secrets } = deps;
  const key = headers['Idempotency-Key'];
  const link = await findLinkByHash(db, tokenHash(body.token));
  if (!link) throw problem('not-found');
  const { relation, isDeclared = false, pan = '', returnPath } = body;
  const content = JSON.stringify([link.id, relation, isDeclared, pan, returnPath]);
  const hash = secrets.mac('request', content);
  let order = await findOrderByKey(db, link.customer_id, key);
  if (!order) {
    assertReturnAddress(deps.config, returnPath);
    const release = await createLimits(deps).reserveOrThrow(LIMITS.payLinkTries, link.id);
    try {
      order = await placeLinkOrder(deps, link, { key, hash, relation, isDeclared, pan, returnPath });
    } catch (error) {
      // A refused try starts no payment, so it does not use up the link.
      await release();
      throw error;
    }
  }
  if (!secrets.verify('request', content, order.request_hash)) throw problem('idempotency-conflict');
  // The payer is not the policy owner, so the gateway's page names no policy.
  return ok(toOrderDto(deps, await openAtGateway(deps, order, 'Life insurance premium')));
});
