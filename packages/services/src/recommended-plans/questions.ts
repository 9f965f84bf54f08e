import { type Problems, typedDateProblem } from '@lifedesk/journey';
import { INCOME_RANGES, type IncomeRange, LOSS_ANSWERS, PLAN_GOALS } from '@lifedesk/rules';
import * as m from '../texts.ts';
import type { Answers } from './plan-calls.ts';

/** The id of a question's control. */
export const idOf = (question: string): string => `plans-${question}`;

/** The answers. They stay in this page: no draft, no address. */
export type TypedAnswers = {
  readonly goal: string;
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly dob: string;
  /** The text of the three inputs. */
  readonly typedDob: string;
  readonly incomeRange: string;
  readonly dependants: string;
  readonly payingYears: string;
  readonly loss: string;
};

export const blank: TypedAnswers = {
  goal: '',
  dob: '',
  typedDob: '',
  incomeRange: '',
  dependants: '',
  payingYears: '',
  loss: '',
};

type PlanProblems = Problems<TypedAnswers>;

export const goalNames: Record<(typeof PLAN_GOALS)[number], () => string> = {
  'protect-family': m.recommendedPlans_goalFamily,
  'child-education': m.recommendedPlans_goalChild,
  retirement: m.recommendedPlans_goalRetirement,
  savings: m.recommendedPlans_goalSavings,
  growth: m.recommendedPlans_goalGrowth,
};

export const incomeNames: Record<IncomeRange, () => string> = {
  'below-250000': m.recommendedPlans_income1,
  '250000-500000': m.recommendedPlans_income2,
  '500000-1000000': m.recommendedPlans_income3,
  '1000000-2500000': m.recommendedPlans_income4,
  'above-2500000': m.recommendedPlans_income5,
};

export const lossNames: Record<(typeof LOSS_ANSWERS)[number], () => string> = {
  'must-not-fall': m.recommendedPlans_lossNo,
  'may-fall': m.recommendedPlans_lossYes,
};

const dobSays = {
  empty: m.recommendedPlans_dobMissing,
  'too-early': m.recommendedPlans_dobWrong,
  'too-late': m.recommendedPlans_dobWrong,
};

/** The contract's limit. */
const MOST_DEPENDANTS = 20;
const MOST_YEARS = 40;
/** The oldest plausible age. */
export const earliest = '1900-01-01';

/** What is missing or wrong, in the order of the questions. */
export function problemsOf(
  typed: TypedAnswers,
  { needsDob, today }: { needsDob: boolean; today: string },
): PlanProblems {
  return {
    ...(!isOf(PLAN_GOALS, typed.goal) && { goal: m.recommendedPlans_goalMissing }),
    ...(needsDob && {
      dob: typedDateProblem({ date: typed.dob, typed: typed.typedDob, earliest, latest: today }, dobSays),
    }),
    ...(!isOf(Object.keys(INCOME_RANGES), typed.incomeRange) && { incomeRange: m.recommendedPlans_incomeMissing }),
    ...(!isNumber(typed.dependants, 0, MOST_DEPENDANTS) && { dependants: m.recommendedPlans_dependantsWrong }),
    ...(!isNumber(typed.payingYears, 1, MOST_YEARS) && { payingYears: m.recommendedPlans_yearsWrong }),
    ...(!isOf(LOSS_ANSWERS, typed.loss) && { loss: m.recommendedPlans_lossMissing }),
  };
}

const isOf = (list: readonly string[], value: string) => list.includes(value);
const isNumber = (text: string, least: number, most: number) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The answers in the form that is sent; call this only if nothing is wrong. */
export const toAnswers = (typed: TypedAnswers, needsDob: boolean): Answers => ({
  goal: typed.goal as Answers['goal'],
  incomeRange: typed.incomeRange as Answers['incomeRange'],
  dependants: Number(typed.dependants),
  payingYears: Number(typed.payingYears),
  loss: typed.loss as Answers['loss'],
  ...(needsDob && { dob: typed.dob }),
});
