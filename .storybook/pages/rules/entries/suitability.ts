import {
  benefitIllustration,
  INCOME_RANGES,
  type IncomeRange,
  LOSS_ANSWERS,
  PLAN_GOALS,
  type PlanGoal,
  planSuitability,
  suitabilityClauses,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, type RuleEntry, rule } from '../entry.ts';
import { line } from './premium-terms.ts';

export const suitabilityRules: readonly RuleEntry[] = [
  rule(
    'planSuitability',
    {
      goal: choice(PLAN_GOALS, 'savings'),
      incomeRange: choice(Object.keys(INCOME_RANGES) as IncomeRange[], '500000-1000000'),
      dependants: number(2),
      payingYears: number(12),
      loss: choice(LOSS_ANSWERS, 'must-not-fall'),
      age: number(41),
      isHeld: flag(false),
      line,
      goals: json<readonly PlanGoal[]>(PLAN_GOALS),
      entryFrom: number(18),
      entryTo: number(55),
      premiumYears: number(12),
      yearlyPremium: number(5_000_000),
      incomeShare: number(10),
    },
    planSuitability,
    [
      {},
      { goals: ['retirement'] },
      { isHeld: true },
      { age: 17 },
      { age: 56 },
      { line: 'term', dependants: 0 },
      { line: 'unit-linked' },
      { payingYears: 11 },
      { yearlyPremium: 5_000_001 },
      { goal: 'protect-family' },
      { goal: 'child-education' },
      { goal: 'retirement' },
      { goal: 'growth' },
    ],
    suitabilityClauses,
  ),
  rule(
    'benefitIllustration',
    {
      yearlyPremium: number(5_000_000),
      premiumYears: number(12),
      termYears: number(20),
      reduction: number(200),
      guaranteed: number(0),
      today: date('2026-11-22'),
    },
    benefitIllustration,
    [{}, { guaranteed: 90_000_000 }, { today: '2013-09-30' }],
  ),
];
