import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { type RiderKind, riderCapOf, riderPremiumOf } from './rider-premium.ts';

/** A rider as its plan has it. Amounts in paise. */
export interface RiderTerms {
  readonly kind: RiderKind;
  /** Age in years at which it can begin, both included. */
  readonly entryFrom: number;
  readonly entryTo: number;
  /** It ends at the anniversary at this age at the latest. */
  readonly endsAtAge: number;
  readonly minimum: Paise;
  readonly maximum: Paise;
  readonly step: Paise;
  /** Paise a year for each thousand rupees of sum assured, at the age at which it begins; null where no rate is filed for it. */
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
  /** What the riders of the same kind that it has cost in a year. */
  readonly sameKindPremium: Paise;
  /** It has this rider already. */
  readonly hasRider: boolean;
}

export type RiderOfferReason =
  | 'has-rider'
  | 'age-unknown'
  | 'too-young'
  | 'too-old'
  | 'term-too-short'
  | 'cap-used'
  | 'rider-offered';

type Facts = RiderTerms & RiderPolicy;

/** The clauses of `riderOffer`, in the order in which they are asked. */
export const riderOfferClauses: readonly Clause<Facts, RiderOfferReason>[] = [
  {
    id: 'has-rider',
    description: 'The policy has the rider already.',
    outcome: false,
    predicate: ({ hasRider }) => hasRider,
  },
  {
    id: 'age-unknown',
    description: 'The date of birth is not known, or no rate is filed for the age.',
    outcome: false,
    predicate: ({ birthDate }) => birthDate === null,
  },
  {
    id: 'too-young',
    description: 'The insured person is younger than the rider takes.',
    outcome: false,
    predicate: (facts) => ageAtStart(facts) < facts.entryFrom,
  },
  {
    id: 'too-old',
    description: 'The insured person is older than the rider takes, or no rate is filed for the age.',
    outcome: false,
    predicate: (facts) => ageAtStart(facts) > facts.entryTo || facts.perThousand === null,
  },
  {
    id: 'term-too-short',
    description: 'Less than a year is left of the policy, or to the age at which the rider ends.',
    outcome: false,
    predicate: (facts) => riderTermOf(facts) < 1,
  },
  {
    id: 'cap-used',
    description: 'The least sum assured would cost more than riders of its kind may, or exceed that of the policy.',
    outcome: false,
    predicate: (facts) => mostOf(facts) < facts.minimum,
  },
  { id: 'rider-offered', description: 'The rider can be added.', outcome: true, predicate: () => true },
];

/** Whether a rider can be added to a policy, for how long and up to what. */
export interface RiderOffer {
  readonly offered: boolean;
  readonly because: RiderOfferReason;
  /** Years; never longer than the policy. */
  readonly term: number;
  /** The most sum assured that can be chosen, in paise: a whole number of steps above the least. 0 where it cannot be added. */
  readonly maximum: Paise;
}

/** Whether a rider can be added to a policy, and which clause decided. */
export function riderOffer(rider: RiderTerms, policy: RiderPolicy): RiderOffer {
  const facts = { ...rider, ...policy };
  const { outcome, because } = decide(riderOfferClauses, facts);
  return { offered: outcome, because, term: Math.max(0, riderTermOf(facts)), maximum: outcome ? mostOf(facts) : 0 };
}

const ageAtStart = ({ birthDate, startsOn }: Facts): number => (birthDate === null ? 0 : ageOn(startsOn, birthDate));

/** Whole years to the maturity of the policy, and to the age at which the rider ends. */
function riderTermOf(facts: Facts): number {
  const toAge = facts.endsAtAge - ageAtStart(facts);
  return facts.maturityDate === null ? toAge : Math.min(toAge, ageOn(facts.maturityDate, facts.startsOn));
}

/** The most that plan, policy and cap allow, down to a whole step above the least. */
function mostOf(facts: Facts): Paise {
  const { minimum, maximum, step, perThousand, sumAssured, basePremium, sameKindPremium, kind, startsOn } = facts;
  const limit = Math.min(maximum, sumAssured);
  if (limit < minimum || perThousand === null) return 0;
  const room = riderCapOf(basePremium, kind, startsOn) - sameKindPremium;
  let steps = Math.floor((limit - minimum) / step);
  // premiums grow with the sum: halve the way to the last step that fits
  if (riderPremiumOf(minimum, perThousand) > room) return 0;
  let fits = 0;
  while (fits < steps) {
    const middle = Math.ceil((fits + steps) / 2);
    if (riderPremiumOf(minimum + middle * step, perThousand) <= room) fits = middle;
    else steps = middle - 1;
  }
  return minimum + fits * step;
}
