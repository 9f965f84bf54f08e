import type { CalendarDate } from '../dates/calendar-date.ts';
import { type FallsDueFacts, type FallsDueReason, premiumFallsDue } from '../policy/premium-falls-due.ts';

/** What decides whether a customer can choose what happens if a premium stays unpaid. */
export interface ChoosesNonForfeitureFacts extends FallsDueFacts {
  /** The plan offers more than one option. */
  readonly hasOptions: boolean;
  /** The death of the insured person was reported. */
  readonly isDeathIntimated: boolean;
  /** The last day of the grace period of the oldest unpaid premium; null if it is not known. */
  readonly graceEndsOn: CalendarDate | null;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
  /** An earlier choice is not decided yet. */
  readonly hasOpenRequest: boolean;
}

/** The ids of the clauses of `choosesNonForfeiture`. */
export type ChoosesNonForfeitureReason =
  | 'no-options'
  | 'death-intimated'
  | 'grace-over'
  | 'request-open'
  | FallsDueReason;

/**
 * Whether a customer can choose what happens if a premium stays unpaid: the plan offers options, a premium falls due,
 * its grace period is not over, and no earlier choice is being decided.
 */
export function choosesNonForfeiture(facts: ChoosesNonForfeitureFacts): {
  chooses: boolean;
  because: ChoosesNonForfeitureReason;
} {
  if (!facts.hasOptions) return { chooses: false, because: 'no-options' };
  const { fallsDue, because } = premiumFallsDue(facts);
  if (!fallsDue) return { chooses: false, because };
  if (facts.isDeathIntimated) return { chooses: false, because: 'death-intimated' };
  if (facts.graceEndsOn !== null && facts.today > facts.graceEndsOn) return { chooses: false, because: 'grace-over' };
  if (facts.hasOpenRequest) return { chooses: false, because: 'request-open' };
  return { chooses: true, because };
}
