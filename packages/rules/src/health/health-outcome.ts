import type { CalendarDate } from '../dates/calendar-date.ts';
import { HEALTH_DECLARATION } from '../tables/health-terms.ts';
import { valueOn } from '../tables/value-on.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { HealthAnswer } from './health-answers.ts';

/** `clean`: accepted at once. `refer`: a person decides. `medical`: tests are needed first. From the best to the worst. */
export const HEALTH_OUTCOMES = ['clean', 'refer', 'medical'] as const;
export type HealthOutcome = (typeof HEALTH_OUTCOMES)[number];

export interface HealthFacts {
  readonly answers: readonly HealthAnswer[];
  /** Of the life assured. */
  readonly age: number;
  readonly today: CalendarDate;
}

/** Reads answers by the id of their question. */
interface Answers {
  isYes(id: string): boolean;
  number(id: string): number;
  /** Whole months from the month of an answer to today; 0 without one. */
  monthsSince(id: string): number;
  choice(id: string): string | undefined;
  count(id: string): number;
  prefersDoctor(id: string): boolean;
}

type Judge = (answers: Answers) => HealthOutcome;
const review: Judge = () => 'refer';
const tests: Judge = () => 'medical';
const clean: Judge = () => 'clean';
const cleanIf =
  (is: (answers: Answers) => boolean): Judge =>
  (answers) =>
    is(answers) ? 'clean' : 'refer';

/** What a yes leads to. */
const ON_YES: Readonly<Record<string, Judge>> = {
  'weight-change': review,
  working: tests,
  heart: tests,
  pressure: (given) => {
    const upper = given.number('pressure-upper');
    const lower = given.number('pressure-lower');
    if (upper > 170 || lower > 105) return 'medical';
    const isTreated = given.choice('pressure-treatment') !== 'none';
    return isTreated && upper <= 140 && lower <= 90 ? 'clean' : 'refer';
  },
  diabetes: (given) =>
    given.number('diabetes-hba1c') > 80 || given.monthsSince('diabetes-since') > 120 ? 'medical' : 'refer',
  cancer: tests,
  lungs: review,
  kidneys: review,
  liver: review,
  nerves: review,
  bones: cleanIf((given) => !given.isYes('working')),
  blood: review,
  hepatitis: review,
  tests,
  medicines: review,
  disability: cleanIf((given) => given.number('disability-percent') <= 40),
  pregnancy: cleanIf((given) => !given.isYes('pregnancy-problem')),
  tobacco: cleanIf((given) => given.number('tobacco-day') <= 10),
  alcohol: (given) => {
    const units = given.number('alcohol-units');
    if (units > 28) return 'medical';
    return units <= 14 ? 'clean' : 'refer';
  },
  drugs: review,
  risk: review,
  abroad: clean,
  refused: review,
  family: cleanIf((given) => given.count('family-who') < 2),
  hiv: review,
  other: review,
};

/**
 * What complete answers lead to: the worst of all. An answer about HIV, and the wish to tell only the doctor, are both
 * reviewed by a person, and nothing here refuses anyone. Source: the company's underwriting rules.
 */
export function healthOutcome({ answers: given, age, today }: HealthFacts): HealthOutcome {
  const answers = readAnswers(given, today);
  const terms = valueOn(HEALTH_DECLARATION, today);
  const judges: Readonly<Record<string, Judge>> = {
    ...ON_YES,
    hospital: cleanIf(
      ({ isYes, monthsSince }) => isYes('hospital-well') && monthsSince('hospital-when') > (terms?.hospitalMonths ?? 0),
    ),
    mind: cleanIf(
      ({ isYes, monthsSince }) =>
        isYes('mind-well') && !isYes('mind-hospital') && monthsSince('mind-last') > (terms?.mentalHealthMonths ?? 0),
    ),
  };
  const isIndexed = age >= 18 && !answers.isYes('pregnancy');
  const outcomes: HealthOutcome[] = [
    isIndexed ? outcomeOfIndex(bodyMassIndex(answers.number('height'), answers.number('weight')), today) : 'clean',
    answers.prefersDoctor('hiv') ? 'refer' : 'clean',
    ...Object.entries(judges)
      .filter(([id]) => answers.isYes(id))
      .map(([, judge]) => judge(answers)),
  ];
  return HEALTH_OUTCOMES.findLast((outcome) => outcomes.includes(outcome)) ?? 'clean';
}

function outcomeOfIndex(index: number, today: CalendarDate): HealthOutcome {
  const bounds = valueOn(HEALTH_DECLARATION, today)?.bodyMassIndex;
  if (!bounds) return 'refer';
  if (index < bounds.least || index > bounds.most) return 'medical';
  return index >= bounds.cleanFrom && index <= bounds.cleanTo ? 'clean' : 'refer';
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

function readAnswers(answers: readonly HealthAnswer[], today: CalendarDate): Answers {
  const of = (id: string): HealthAnswer | undefined => answers.find((answer) => answer.id === id);
  return {
    isYes: (id) => of(id)?.yes === true,
    number: (id) => of(id)?.number ?? 0,
    monthsSince: (id) => {
      const month = of(id)?.month;
      return month === undefined ? 0 : monthNumber(today) - monthNumber(month);
    },
    choice: (id) => of(id)?.choice,
    count: (id) => of(id)?.choices?.length ?? 0,
    prefersDoctor: (id) => of(id)?.preferDoctor === true,
  };
}
