export type PayoutState = 'asking' | 'allowed' | 'restricted';

export interface PayoutAnswer {
  readonly isPayoutRestricted: boolean;
}

/** Only a clear answer allows a payout: a failure of any kind, and anything but `false`, counts as restricted (section 4). */
export async function isAllowed(ask: () => Promise<PayoutAnswer>): Promise<boolean> {
  try {
    return (await ask()).isPayoutRestricted === false;
  } catch {
    return false;
  }
}
