import { groupHorizon, type HorizonEvent, type OverviewTotals, type Paise } from '@lifedesk/rules';

/** Totals of a company's policies, in paise with GST. */
export interface PremiumTotals {
  readonly count: number;
  /** Policies with a premium that can be paid today. */
  readonly dueCount: number;
  readonly assured: Paise;
  /** The amount that can be paid today. */
  readonly due: Paise;
  /** One premium of each premium-paying policy. */
  readonly modal: Paise;
}

/** The sums of some or all of a company's policies. */
export interface CompanySums {
  readonly overview: OverviewTotals;
  /** By kind and month, without policy numbers. */
  readonly horizon: readonly HorizonEvent[];
  readonly premiums: PremiumTotals;
}

/** Adds up the sums of several parts. */
export function addSums(parts: readonly CompanySums[]): CompanySums {
  const overview = parts.map((part) => part.overview);
  const premiums = parts.map((part) => part.premiums);
  return {
    overview: {
      cover: sum(overview.map(({ cover }) => cover)),
      dueAhead: sum(overview.map(({ dueAhead }) => dueAhead)),
      // the parts of a node of the previous release do not have it
      overdue: sumOfKnown(overview.map(({ overdue = null }) => overdue)),
      fundValue: sumOfKnown(overview.map(({ fundValue }) => fundValue)),
      benefitsAhead: sumOfKnown(overview.map(({ benefitsAhead = null }) => benefitsAhead)),
      annuityValue: sumOfKnown(overview.map(({ annuityValue }) => annuityValue)),
      loanOutstanding: sumOfKnown(overview.map(({ loanOutstanding }) => loanOutstanding)),
    },
    horizon: groupHorizon(parts.flatMap(({ horizon }) => horizon)),
    premiums: {
      count: sum(premiums.map(({ count }) => count)),
      dueCount: sum(premiums.map(({ dueCount }) => dueCount)),
      assured: sum(premiums.map(({ assured }) => assured)),
      due: sum(premiums.map(({ due }) => due)),
      modal: sum(premiums.map(({ modal }) => modal)),
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Null if all are. */
function sumOfKnown(values: readonly (Paise | null)[]): Paise | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? sum(known) : null;
}
