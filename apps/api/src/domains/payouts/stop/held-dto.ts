import type { components } from '@lifedesk/contract';
import { maskMiddle } from '@lifedesk/rules';
import type { PayoutRow } from '../order/payouts.store.ts';

/** What the holder of the link sees of a payout: nothing personal. */
export function toHeldDto(payout: PayoutRow): components['schemas']['HeldPayout'] {
  const { state, kind, net, policy_no, held_until, stop_ticket } = payout;
  const shown = { kind, amount: net, policyNo: maskMiddle(policy_no) };
  if (state === 'stopped') return { state: 'stopped', ...shown, ...(stop_ticket !== null && { ticket: stop_ticket }) };
  return state === 'held' && held_until !== null
    ? { state: 'held', ...shown, heldUntil: held_until }
    : { state: 'over' };
}
