import type { Schemas } from '@lifedesk/sdk';

export type PayoutState = 'asking' | 'allowed' | 'restricted';

export interface PayoutAnswer {
  readonly isPayoutRestricted: boolean;
  readonly reason?: Schemas['PayoutRestrictionReason'];
  /** Last day of a cooling-off period. */
  readonly until?: string;
  /** Last day of the hold of a payout that is requested now, if nothing restricts it. */
  readonly heldUntil?: string;
  readonly holdReason?: Schemas['PayoutHoldReason'];
}

/** Only a clear answer allows a payout: any failure, and anything but `false`, counts as restricted (section 4). */
export async function isAllowed(ask: () => Promise<PayoutAnswer>): Promise<boolean> {
  try {
    return (await ask()).isPayoutRestricted === false;
  } catch {
    return false;
  }
}
