import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { PayoutRow } from '../order/payouts.store.ts';

/** Letters of a token: 132 random bits, which an SMS takes for one variable. */
const LENGTH = 22;

/** The right to stop a payout during one hold. It is derived, so that a message that is sent again has the same link. */
export const stopToken = (
  { secrets }: Pick<Deps, 'secrets'>,
  { ticket, held_until, tries }: Pick<PayoutRow, 'ticket' | 'held_until' | 'tries'>,
): string => secrets.mac('stop-payout', JSON.stringify([ticket, held_until, tries])).slice(0, LENGTH);

/** What is stored of a token; it cannot be guessed backwards. */
export const stopHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
