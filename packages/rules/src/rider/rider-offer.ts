import { ageOn } from '../dates/age-on.ts';
import { fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { type RiderKind, riderCapOf, riderPremiumOf } from './rider-premium.ts';

/** A rider of a plan. Amounts in paise. */
export interface RiderTerms {
  readonly kind: RiderKind;
  /** Ages in years at which it can begin, inclusive. */
  readonly entryFrom: number;
  readonly entryTo: number;
  /** It ends no later than the anniversary at this age. */
  readonly endsAtAge: number;
  readonly minimum: Paise;
  readonly maximum: Paise;
  readonly step: Paise;
  /**
   * Paise a year for each thousand rupees of sum assured, at the age at which it begins; null if no rate is filed for
   * that age.
   */
  readonly perThousand: Paise | null;
}

/** The policy that a rider is added to. */
export interface RiderPolicy {
  /** The day on which the rider begins. */
  readonly startsOn: CalendarDate;
  readonly birthDate: CalendarDate | null;
  readonly maturityDate: CalendarDate | null;
  readonly sumAssured: Paise;
  /** The yearly premium without riders. */
  readonly basePremium: Paise;
  /** The yearly cost of its present riders of the same kind. */
  readonly sameKindPremium: Paise;
  /** It already has this rider. */
  readonly hasRider: boolean;
}

/** The ids of the clauses of `riderOffer`. */
export type RiderOfferReason =
  | 'has-rider'
  | 'age-unknown'
  | 'too-young'
  | 'too-old'
  | 'term-too-short'
  | 'cap-used'
  | 'rider-offered';

type Facts = RiderTerms & RiderPolicy;

/** The clauses of `riderOffer`, in the order in which they are checked. */
export const riderOfferClauses: readonly Clause<Facts, RiderOfferReason>[] = [
  {
    id: 'has-rider',
    outcome: false,
    predicate: ({ hasRider }) => hasRider,
  },
  {
    id: 'age-unknown',
    outcome: false,
    predicate: ({ birthDate }) => birthDate === null,
  },
  {
    id: 'too-young',
    outcome: false,
    predicate: (facts) => ageAtStart(facts) < facts.entryFrom,
  },
  {
    id: 'too-old',
    outcome: false,
    predicate: (facts) => ageAtStart(facts) > facts.entryTo || facts.perThousand === null,
  },
  {
    id: 'term-too-short',
    outcome: false,
    predicate: (facts) => riderTermOf(facts) < 1,
  },
  {
    id: 'cap-used',
    outcome: false,
    predicate: (facts) => mostOf(facts) < facts.minimum,
  },
  { id: 'rider-offered', outcome: true, predicate: () => true },
];

/** Whether a rider can be added to a policy, for how long and up to what sum. */
export interface RiderOffer {
  readonly offered: boolean;
  readonly because: RiderOfferReason;
  /** Years; never longer than the policy. */
  readonly term: number;
  /**
   * The largest sum assured to choose, in paise: a whole number of steps above the smallest. 0 if it cannot be added.
   */
  readonly maximum: Paise;
}

/** Whether a rider can be added to a policy, and which clause decided. */
export function riderOffer(rider: RiderTerms, policy: RiderPolicy): RiderOffer {
  const facts = { ...rider, ...policy };
  const { outcome, because } = decide(riderOfferClauses, facts);
  return { offered: outcome, because, term: Math.max(0, riderTermOf(facts)), maximum: outcome ? mostOf(facts) : 0 };
}

const ageAtStart = ({ birthDate, startsOn }: Facts): number => (birthDate === null ? 0 : ageOn(startsOn, birthDate));

/** Whole years to the maturity of the policy or the age at which the rider ends, whichever is sooner. */
function riderTermOf(facts: Facts): number {
  const toAge = facts.endsAtAge - ageAtStart(facts);
  return facts.maturityDate === null ? toAge : Math.min(toAge, fullYearsBetween(facts.startsOn, facts.maturityDate));
}

/** The largest sum that plan, policy and cap allow, rounded down to a whole step above the smallest. */
function mostOf(facts: Facts): Paise {
  const { minimum, maximum, step, perThousand, sumAssured, basePremium, sameKindPremium, kind, startsOn } = facts;
  const limit = Math.min(maximum, sumAssured);
  if (limit < minimum || perThousand === null) return 0;
  const room = riderCapOf(basePremium, kind, startsOn) - sameKindPremium;
  let steps = Math.floor((limit - minimum) / step);
  // the premium grows with the sum: bisect to the last step that fits
  if (riderPremiumOf(minimum, perThousand) > room) return 0;
  let fits = 0;
  while (fits < steps) {
    const middle = Math.ceil((fits + steps) / 2);
    if (riderPremiumOf(minimum + middle * step, perThousand) <= room) fits = middle;
    else steps = middle - 1;
  }
  return minimum + fits * step;
}
