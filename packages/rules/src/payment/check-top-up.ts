import type { Paise } from '../money/paise.ts';

/** What a policy takes as a top-up, in paise. */
export interface TopUpTerms {
  readonly minimum: Paise;
  readonly maximum: Paise;
  /** Only whole multiples are taken. */
  readonly step: Paise;
}

export type TopUpReason =
  | 'not-offered'
  | 'not-premium-paying'
  | 'below-minimum'
  | 'above-maximum'
  | 'not-in-steps'
  | 'accepted';

/** Whether a policy takes a top-up of an amount. Without terms it takes none, and none while premiums do not fall due. */
export function checkTopUp(
  policy: { readonly topUp: TopUpTerms | null; readonly isPremiumPaying: boolean },
  amount: Paise,
): { accepted: boolean; because: TopUpReason } {
  const because = reasonOf(policy, amount);
  return { accepted: because === 'accepted', because };
}

function reasonOf({ topUp, isPremiumPaying }: Parameters<typeof checkTopUp>[0], amount: Paise): TopUpReason {
  if (!topUp) return 'not-offered';
  if (!isPremiumPaying) return 'not-premium-paying';
  if (amount < topUp.minimum) return 'below-minimum';
  if (amount > topUp.maximum) return 'above-maximum';
  return amount % topUp.step === 0 ? 'accepted' : 'not-in-steps';
}
