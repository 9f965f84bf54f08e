import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** The largest charge in a policy year: a share in hundredths of a per cent, and an amount in paise. */
export interface ChargeStep {
  readonly share: number;
  readonly most: Paise;
}

/** Steps from the first policy year on, for premiums up to a limit and above it. No charge after the last step. */
export interface ChargeSteps {
  readonly upTo: Paise;
  readonly small: readonly ChargeStep[];
  readonly large: readonly ChargeStep[];
}

/** The charge on a unit-linked policy that is surrendered within its lock-in, by how premiums are paid. */
export interface DiscontinuanceCharges {
  /** By yearly premium. */
  readonly regular: ChargeSteps;
  readonly single: ChargeSteps;
}

const steps = (shares: readonly number[], most: readonly Paise[]): ChargeStep[] =>
  shares.map((share, year) => ({ share, most: most[year] ?? 0 }));

const SMALL_MOST = [300_000, 200_000, 150_000, 100_000];
const LARGE_MOST = [600_000, 500_000, 400_000, 200_000];

const chargesOf = (upTo: { readonly regular: Paise; readonly single: Paise }): DiscontinuanceCharges => ({
  regular: {
    upTo: upTo.regular,
    small: steps([2_000, 1_500, 1_000, 500], SMALL_MOST),
    large: steps([600, 400, 300, 200], LARGE_MOST),
  },
  single: {
    upTo: upTo.single,
    small: steps([200, 150, 100, 50], SMALL_MOST),
    large: steps([100, 70, 50, 35], LARGE_MOST),
  },
});

/** By the issue date of the policy. */
export const DISCONTINUANCE_CHARGES: DatedTable<DiscontinuanceCharges> = [
  {
    from: '2010-09-01',
    to: '2020-01-31',
    value: chargesOf({ regular: 2_500_000, single: 2_500_000 }),
    source: 'IRDA (Linked Insurance Products) Regulations 2013; limits and last day of sale to be checked',
  },
  {
    from: '2020-02-01',
    to: null,
    value: chargesOf({ regular: 5_000_000, single: 30_000_000 }),
    source: 'IRDAI Unit Linked Insurance Products Regulations 2019, kept in 2024; to be checked',
  },
];

/** The minimum return of the discontinued policy fund, in hundredths of a per cent a year. */
export const DISCONTINUED_FUND_RATE: DatedTable<number> = [
  { from: '2010-09-01', to: null, value: 400, source: 'IRDAI Unit Linked Insurance Products Regulations 2019' },
];

/** What a unit-linked policy pays at death. */
export interface LinkedDeathBenefitTerms {
  /** At least this share of the premiums paid, in per cent. */
  readonly premiumShare: number;
  /** How many months a withdrawal reduces the sum assured. */
  readonly withdrawalMonths: number;
}

/** By the day of death. */
export const LINKED_DEATH_BENEFIT: DatedTable<LinkedDeathBenefitTerms> = [
  {
    from: '2010-09-01',
    to: null,
    value: { premiumShare: 105, withdrawalMonths: 24 },
    source: 'IRDAI Unit Linked Insurance Products Regulations 2019',
  },
];
