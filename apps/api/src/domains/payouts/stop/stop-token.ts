import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { PayoutRow } from '../order/payouts.store.ts';

/** Characters of a token: 132 random bits, which fit one SMS variable. */
const LENGTH = 22;

/** The token that can stop a payout during one hold. It is derived, so that a repeated message has the same link. */
export const stopToken = (
  { secrets }: Pick<Deps, 'secrets'>,
  { ticket, held_until, tries }: Pick<PayoutRow, 'ticket' | 'held_until' | 'tries'>,
): string => secrets.mac('stop-payout', JSON.stringify([ticket, held_until, tries])).slice(0, LENGTH);

/** The stored hash of a token, which cannot be reversed. */
export const stopHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
