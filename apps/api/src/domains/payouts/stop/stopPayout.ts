import type { components } from '@lifedesk/contract';
import { maskMiddle } from '@lifedesk/rules';
import { addressGroup } from '../../../platform/access/address-group.ts';
import { forgetBrowsers } from '../../../platform/access/known-browser.ts';
import { LIMITS } from '../../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../../platform/access/limits/limits.ts';
import { handler, ok } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { queueOf } from '../../../platform/queue/queue.ts';
import { findRequest, openRequest } from '../../requests/public.ts';
import { movePayout, type PayoutRow } from '../order/payouts.store.ts';
import { findByStopRight, lockByStopRight } from './stop.store.ts';
import { undoWhenStopped } from './stop-approved.ts';
import { stopHash } from './stop-token.ts';
import { trustedContacts } from './trusted-contacts.ts';

export const heldPayout = handler('heldPayout', async ({ body, client }, deps) => {
  await createLimits(deps).reserveOrThrow(LIMITS.payoutStops, addressGroup(client.address));
  const payout = await findByStopRight(deps.db, stopHash(body.token));
  if (!payout) throw problem('not-found');
  return ok(toHeldDto(payout));
});

/**
 * Stops the payout once, with a request for the back office. Every browser is then new for the customer. Pressing again shows that
 * it is stopped.
 */
export const stopPayout = handler('stopPayout', async ({ body, client }, deps) => {
  await createLimits(deps).reserveOrThrow(LIMITS.payoutStops, addressGroup(client.address));
  const queue = await queueOf(deps.db);
  const hash = stopHash(body.token);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction) => {
    const payout = await lockByStopRight(transaction, hash);
    if (!payout) throw problem('not-found');
    if (payout.state !== 'held') return ok(toHeldDto(payout));
    const { ticket, customer_id: customerId, policy_no: policyNo, net } = payout;
    const opened = await openRequest(deps, transaction, queue, {
      customerId,
      type: 'stop-payout',
      policyNos: [policyNo],
      // a payout that fell due has no request
      about: (await findRequest(transaction, customerId, ticket))?.ticket,
      payload: { payout: ticket, amount: net, reason: payout.hold_reason },
      contacts: await trustedContacts(transaction, payout),
      address: client.address,
    });
    await forgetBrowsers(transaction, customerId);
    await movePayout(transaction, payout, 'stopped', now, { stop_ticket: opened.ticket });
    await undoWhenStopped(transaction, payout, now);
    return ok(toHeldDto({ ...payout, state: 'stopped', stop_ticket: opened.ticket }));
  });
});

/** What the holder of the link sees of a payout: nothing personal. */
function toHeldDto(payout: PayoutRow): components['schemas']['HeldPayout'] {
  const { state, kind, net, policy_no, held_until, stop_ticket } = payout;
  const shown = { kind, amount: net, policyNo: maskMiddle(policy_no) };
  if (state === 'stopped') return { state: 'stopped', ...shown, ...(stop_ticket !== null && { ticket: stop_ticket }) };
  return state === 'held' && held_until !== null
    ? { state: 'held', ...shown, heldUntil: held_until }
    : { state: 'over' };
}
