import { groupHorizon, type HorizonEvent, type OverviewTotals, type Paise } from '@lifedesk/rules';

/** Totals over policies of a company, in paise with GST. */
export interface PremiumTotals {
  readonly count: number;
  /** Policies with a premium that can be paid today. */
  readonly dueCount: number;
  readonly assured: Paise;
  /** What can be paid today. */
  readonly due: Paise;
  /** One premium of each policy that pays premiums. */
  readonly modal: Paise;
}

/** What some policies of a company, or all, amount to. */
export interface CompanySums {
  readonly overview: OverviewTotals;
  /** By kind and month; no policies are named. */
  readonly horizon: readonly HorizonEvent[];
  readonly premiums: PremiumTotals;
}

/** The sums of several parts. */
export function sumsTogether(parts: readonly CompanySums[]): CompanySums {
  const overview = parts.map((part) => part.overview);
  const premiums = parts.map((part) => part.premiums);
  return {
    overview: {
      cover: sum(overview.map(({ cover }) => cover)),
      dueAhead: sum(overview.map(({ dueAhead }) => dueAhead)),
      fundValue: sumOfKnown(overview.map(({ fundValue }) => fundValue)),
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

/** Null where all are. */
function sumOfKnown(values: readonly (Paise | null)[]): Paise | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? sum(known) : null;
}
