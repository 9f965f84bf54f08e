import { type FallsDueFacts, type FallsDueReason, premiumFallsDue } from '../premium/premium-falls-due.ts';

/** What decides whether a customer can choose what happens when a premium stays unpaid. */
export interface ChoosesNonForfeitureFacts extends FallsDueFacts {
  /** The plan offers options. */
  readonly hasOptions: boolean;
}

export type ChoosesNonForfeitureReason = 'no-options' | FallsDueReason;

/** Whether a customer can choose what happens when a premium stays unpaid: the plan offers options, and a premium falls due. */
export function choosesNonForfeiture(facts: ChoosesNonForfeitureFacts): {
  chooses: boolean;
  because: ChoosesNonForfeitureReason;
} {
  if (!facts.hasOptions) return { chooses: false, because: 'no-options' };
  const { fallsDue, because } = premiumFallsDue(facts);
  return { chooses: fallsDue, because };
}
