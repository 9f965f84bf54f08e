import { describe, expect, it } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { checkHealthAnswers, type HealthAnswer, openHealthQuestions } from './health-answers.ts';
import { healthOutcome } from './health-outcome.ts';
import { HEALTH_QUESTIONS, HEALTH_VERSION } from './health-questions.ts';
import { centimetresOf } from './height.ts';
import { applicationNeedsHealth, canConfirmHealth, healthValidUntil } from './validity.ts';

const TODAY = '2026-11-26';
const OPTIONAL = new Set(['pregnancy']);

/** All no, 170 cm and 72 kg. */
const HEALTHY: readonly HealthAnswer[] = [
  { id: 'height', number: 170 },
  { id: 'weight', number: 72 },
  ...HEALTH_QUESTIONS.filter(
    ({ id, kind, shownWhen }) => kind !== 'number' && shownWhen === undefined && !OPTIONAL.has(id),
  ).map(({ id }) => ({ id, yes: false })),
];
/** The healthy answers with others in their place. */
function withAnswers(...changed: readonly HealthAnswer[]): readonly HealthAnswer[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...HEALTHY.filter(({ id }) => !ids.has(id)), ...changed];
}
const outcomeOf = (...changed: readonly HealthAnswer[]) =>
  healthOutcome({ answers: withAnswers(...changed), age: 40, today: TODAY });
const findings = (answers: readonly HealthAnswer[], hivConsent = true) =>
  checkHealthAnswers(answers, { today: TODAY, hivConsent });

it.each([
  [5, 7, 170],
  [5, 0, 152],
  [6, 2, 188],
  [4, 11, 150],
  [0, 50, 127],
])('a height of %i feet %i inches is %i cm', (feet, inches, height) => {
  expect(centimetresOf(feet, inches)).toBe(height);
});

describe('the body mass index', () => {
  it.each([
    [170, 72, 249],
    [160, 46, 180],
    [160, 47, 184],
    [158, 80, 320],
    [165, 88, 323],
    [175, 110, 359],
    [150, 90, 400],
  ])('of %i cm and %i kg is %i tenths', (height, weight, index) => {
    expect(bodyMassIndex(height, weight)).toBe(index);
  });

  it.each([
    [170, 72, 'clean'],
    [160, 46, 'refer'],
    [160, 47, 'refer'],
    [158, 80, 'clean'],
    [165, 88, 'refer'],
    [175, 110, 'medical'],
    [150, 90, 'medical'],
    [170, 49, 'refer'],
    [170, 48, 'medical'],
  ] as const)('%i cm and %i kg: %s', (height, weight, outcome) => {
    expect(outcomeOf({ id: 'height', number: height }, { id: 'weight', number: weight })).toBe(outcome);
  });

  it('EH13: is not used under 18 years, nor in a pregnancy', () => {
    const answers = withAnswers({ id: 'height', number: 120 }, { id: 'weight', number: 90 });
    expect(healthOutcome({ answers, age: 12, today: TODAY })).toBe('clean');
    expect(healthOutcome({ answers, age: 18, today: TODAY })).toBe('medical');
    const pregnant = [
      ...answers,
      { id: 'pregnancy', yes: true },
      { id: 'pregnancy-weeks', number: 20 },
      { id: 'pregnancy-problem', yes: false },
    ];
    expect(healthOutcome({ answers: pregnant, age: 30, today: TODAY })).toBe('clean');
  });
});

describe('the outcome', () => {
  it('EH1: all no, 170 cm, 72 kg is clean, and valid until 26-12-2026', () => {
    expect(outcomeOf()).toBe('clean');
    expect(healthValidUntil('2026-11-26')).toBe('2026-12-26');
  });

  it.each([
    [138, 88, 'medicine', 'clean'],
    [140, 90, 'medicine', 'clean'],
    [138, 88, 'none', 'refer'],
    [150, 95, 'medicine', 'refer'],
    [170, 105, 'medicine', 'refer'],
    [175, 100, 'medicine', 'medical'],
    [150, 106, 'medicine', 'medical'],
  ] as const)('EH3: pressure %i/%i, treated by %s: %s', (upper, lower, treatment, outcome) => {
    expect(
      outcomeOf(
        { id: 'pressure', yes: true },
        { id: 'pressure-treatment', choice: treatment },
        { id: 'pressure-upper', number: upper },
        { id: 'pressure-lower', number: lower },
      ),
    ).toBe(outcome);
  });

  it.each([
    ['2025-10', true, 'clean'],
    ['2025-11', true, 'refer'],
    ['2026-01', true, 'refer'],
    ['2025-10', false, 'refer'],
  ] as const)('EH4: hospital in %s, well %s: %s', (when, well, outcome) => {
    expect(
      outcomeOf(
        { id: 'hospital', yes: true },
        { id: 'hospital-when', month: when },
        { id: 'hospital-well', yes: well },
      ),
    ).toBe(outcome);
  });

  it.each([
    [80, '2020-01', 'refer'],
    [81, '2020-01', 'medical'],
    [70, '2016-11', 'refer'],
    [70, '2016-10', 'medical'],
  ] as const)('EH7: HbA1c of %i tenths since %s: %s', (hba1c, since, outcome) => {
    expect(
      outcomeOf(
        { id: 'diabetes', yes: true },
        { id: 'diabetes-since', month: since },
        { id: 'diabetes-hba1c', number: hba1c },
      ),
    ).toBe(outcome);
  });

  it.each([
    ['tobacco', 'tobacco-day', 10, 'clean'],
    ['tobacco', 'tobacco-day', 11, 'refer'],
    ['alcohol', 'alcohol-units', 14, 'clean'],
    ['alcohol', 'alcohol-units', 15, 'refer'],
    ['alcohol', 'alcohol-units', 28, 'refer'],
    ['alcohol', 'alcohol-units', 29, 'medical'],
    ['disability', 'disability-percent', 40, 'clean'],
    ['disability', 'disability-percent', 41, 'refer'],
  ] as const)('EH8: %s, %s %i: %s', (id, followUp, number, outcome) => {
    expect(outcomeOf({ id, yes: true }, { id: followUp, number })).toBe(outcome);
  });

  it.each([
    ['heart', 'medical'],
    ['working', 'medical'],
    ['cancer', 'medical'],
    ['tests', 'medical'],
    ['weight-change', 'refer'],
    ['lungs', 'refer'],
    ['hepatitis', 'refer'],
    ['medicines', 'refer'],
    ['drugs', 'refer'],
    ['refused', 'refer'],
    ['bones', 'clean'],
    ['abroad', 'clean'],
  ] as const)('a yes to %s: %s', (id, outcome) => expect(outcomeOf({ id, yes: true })).toBe(outcome));

  it('EH6: is the same for "rather tell the doctor" as for HIV', () => {
    expect(outcomeOf({ id: 'hiv', preferDoctor: true })).toBe('refer');
    expect(outcomeOf({ id: 'hiv', yes: true })).toBe('refer');
  });

  it.each([
    ['2024-10', true, false, 'clean'],
    ['2024-11', true, false, 'refer'],
    ['2024-10', true, true, 'refer'],
    ['2024-10', false, false, 'refer'],
  ] as const)('mental health, last check in %s, well %s, in hospital %s: %s', (last, well, stayed, outcome) => {
    expect(
      outcomeOf(
        { id: 'mind', yes: true },
        { id: 'mind-last', month: last },
        { id: 'mind-well', yes: well },
        { id: 'mind-hospital', yes: stayed },
      ),
    ).toBe(outcome);
  });

  it('one relative is clean, two are reviewed', () => {
    const family = (...choices: string[]) => outcomeOf({ id: 'family', yes: true }, { id: 'family-who', choices });
    expect(family('father')).toBe('clean');
    expect(family('father', 'sister')).toBe('refer');
  });

  it('is the worst of all', () => {
    expect(outcomeOf({ id: 'lungs', yes: true }, { id: 'heart', yes: true })).toBe('medical');
  });
});

describe('the questions', () => {
  it('have ids of their own, and ask about HIV and mental health apart', () => {
    const ids = HEALTH_QUESTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['blood', 'hepatitis', 'hiv', 'nerves', 'mind', 'diabetes-hba1c']));
    expect(ids.filter((id) => id.includes('gene'))).toEqual([]);
  });

  it('open with a yes', () => {
    const open = (answers: HealthAnswer[]) => openHealthQuestions(answers).map(({ id }) => id);
    expect(open([])).not.toContain('heart-what');
    expect(open([{ id: 'heart', yes: true }])).toContain('heart-what');
    expect(open([{ id: 'hiv', preferDoctor: true }])).not.toContain('hiv-since');
  });
});

describe('complete answers', () => {
  it('have nothing wrong', () => expect(findings(HEALTHY)).toEqual([]));

  it('EH5: a yes without its follow-ups lacks each of them, but no papers', () => {
    expect(findings(withAnswers({ id: 'heart', yes: true }))).toEqual(
      ['what', 'since', 'treatment', 'well', 'last'].map((end) => ({ id: `heart-${end}`, because: 'missing' })),
    );
  });

  it.each<[string, HealthAnswer, object]>([
    ['a number outside', { id: 'height', number: 49 }, { because: 'out-of-range', least: 50, most: 250 }],
    ['another kind', { id: 'heart', number: 1 }, { because: 'wrong-kind' }],
    ['a follow-up that is not open', { id: 'heart-what', text: 'Angina' }, { because: 'not-asked' }],
    ['a question that does not exist', { id: 'genes', yes: true }, { because: 'not-asked' }],
  ])('%s', (_, answer, expected) => {
    expect(findings(withAnswers(answer))).toEqual([{ id: answer.id, ...expected }]);
  });

  it('a month lies ahead only where that is possible', () => {
    const findingsFor = (month: string) =>
      findings(
        withAnswers({ id: 'tests', yes: true }, { id: 'tests-what', text: 'A scan' }, { id: 'tests-when', month }),
      );
    expect(findingsFor('2027-01')).toEqual([]);
    const stayed = withAnswers(
      { id: 'hospital', yes: true },
      { id: 'hospital-when', month: '2026-12' },
      { id: 'hospital-why', text: 'A broken leg' },
      { id: 'hospital-well', yes: true },
    );
    expect(findings(stayed)).toEqual([{ id: 'hospital-when', because: 'month-ahead' }]);
  });

  it('an answer twice, and an option that does not exist', () => {
    expect(findings([...HEALTHY, { id: 'heart', yes: false }])).toEqual([{ id: 'heart', because: 'twice' }]);
    const smoker = [
      { id: 'tobacco', yes: true },
      { id: 'tobacco-day', number: 3 },
      { id: 'tobacco-kind', choices: ['pipe'] },
    ];
    expect(findings(withAnswers(...smoker))).toEqual([{ id: 'tobacco-kind', because: 'not-an-option' }]);
  });

  it('about HIV need a consent, the wish to tell only the doctor does not', () => {
    expect(findings(HEALTHY, false)).toEqual([{ id: 'hiv', because: 'consent-missing' }]);
    expect(findings(withAnswers({ id: 'hiv', preferDoctor: true }), false)).toEqual([]);
  });
});

it.each([
  ['2026-08-28', false],
  ['2026-08-27', true],
] as const)('an application received on %s needs a declaration on 26-11-2026: %s', (receivedOn, needed) => {
  expect(applicationNeedsHealth(receivedOn, TODAY)).toBe(needed);
});

describe('EH11: after 30 days, a declaration counts again if nothing has changed', () => {
  const declared = {
    outcome: 'clean',
    version: HEALTH_VERSION,
    validUntil: '2026-12-26',
    isConfirmation: false,
  } as const;
  it.each([
    ['clean, the day after', {}, '2026-12-27', true],
    ['clean, on its last day', {}, '2026-12-26', false],
    ['decided by a person', { outcome: 'refer' }, '2026-12-27', false],
    ['decided after tests', { outcome: 'medical' }, '2026-12-27', false],
    ['with older questions', { version: HEALTH_VERSION - 1 }, '2026-12-27', false],
    ['that prolongs another one', { isConfirmation: true }, '2026-12-27', false],
  ] as const)('%s', (_, change, today, expected) => {
    expect(canConfirmHealth({ ...declared, ...change }, today)).toBe(expected);
  });
});
