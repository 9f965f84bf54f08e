import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import type { PlanLine } from '../premium/premium-terms.ts';

/** What a person wants a plan for. */
export const PLAN_GOALS = ['protect-family', 'child-education', 'retirement', 'savings', 'growth'] as const;
export type PlanGoal = (typeof PLAN_GOALS)[number];

/** Yearly income in paise at which each range starts: a plan is judged by the lowest income of the range. */
export const INCOME_RANGES = {
  'below-250000': 0,
  '250000-500000': 2_50_000_00,
  '500000-1000000': 5_00_000_00,
  '1000000-2500000': 10_00_000_00,
  'above-2500000': 25_00_000_00,
} as const satisfies Readonly<Record<string, Paise>>;
export type IncomeRange = keyof typeof INCOME_RANGES;

/** Whether the value of a plan can fall before maturity. */
export const LOSS_ANSWERS = ['must-not-fall', 'may-fall'] as const;
export type LossAnswer = (typeof LOSS_ANSWERS)[number];

/** What a person answers before we recommend a plan. */
export interface SuitabilityAnswers {
  readonly goal: PlanGoal;
  readonly incomeRange: IncomeRange;
  /** How many people live on this income. */
  readonly dependants: number;
  /** Years in which the person can pay premiums. */
  readonly payingYears: number;
  readonly loss: LossAnswer;
}

/** What a plan requires of the person who buys it. Plan data, not part of this rule. */
export interface PlanOffer {
  readonly line: PlanLine;
  readonly goals: readonly PlanGoal[];
  readonly entryFrom: number;
  readonly entryTo: number;
  readonly premiumYears: number;
  /** In paise a year. */
  readonly yearlyPremium: Paise;
  /** The largest share of the yearly income that its premium may take, in percent. */
  readonly incomeShare: number;
}

/** What decides whether a plan fits a person. */
export interface SuitabilityFacts extends SuitabilityAnswers, PlanOffer {
  /** In completed years. */
  readonly age: number;
  /** The person already has a policy of this plan. */
  readonly isHeld: boolean;
}

/** The ids of the clauses of `planSuitability`. */
export type SuitabilityReason =
  | 'other-goal'
  | 'plan-held'
  | 'below-entry-age'
  | 'above-entry-age'
  | 'no-dependants'
  | 'value-can-fall'
  | 'paying-years-short'
  | 'premium-too-high'
  | `fits-${PlanGoal}`;

/** The clauses of `planSuitability`, in the order in which they are checked. */
export const suitabilityClauses: readonly Clause<SuitabilityFacts, SuitabilityReason>[] = [
  {
    id: 'other-goal',
    outcome: false,
    predicate: ({ goal, goals }) => !goals.includes(goal),
  },
  {
    id: 'plan-held',
    outcome: false,
    predicate: ({ isHeld }) => isHeld,
  },
  {
    id: 'below-entry-age',
    outcome: false,
    predicate: ({ age, entryFrom }) => age < entryFrom,
  },
  {
    id: 'above-entry-age',
    outcome: false,
    predicate: ({ age, entryTo }) => age > entryTo,
  },
  {
    id: 'no-dependants',
    outcome: false,
    predicate: ({ line, dependants }) => (line === 'term' || line === 'child') && dependants === 0,
  },
  {
    id: 'value-can-fall',
    outcome: false,
    predicate: ({ line, loss }) => line === 'unit-linked' && loss === 'must-not-fall',
  },
  {
    id: 'paying-years-short',
    outcome: false,
    predicate: ({ payingYears, premiumYears }) => payingYears < premiumYears,
  },
  {
    id: 'premium-too-high',
    outcome: false,
    predicate: ({ yearlyPremium, incomeRange, incomeShare }) =>
      yearlyPremium * 100 > INCOME_RANGES[incomeRange] * incomeShare,
  },
  ...PLAN_GOALS.map(
    (wanted): Clause<SuitabilityFacts, SuitabilityReason> => ({
      id: `fits-${wanted}`,
      outcome: true,
      predicate: ({ goal }) => goal === wanted,
    }),
  ),
];

/** Whether a plan fits a person's answers, and which clause decided. No other plan may be recommended. */
export function planSuitability(facts: SuitabilityFacts): {
  readonly fits: boolean;
  readonly because: SuitabilityReason;
} {
  const { outcome, because } = decide(suitabilityClauses, facts);
  return { fits: outcome, because };
}
