/** Version of the questions below. A new version is a new list; the ids of questions that kept their meaning stay. */
export const HEALTH_VERSION = 2;

export type HealthQuestionKind =
  | 'yes-no'
  | 'number'
  | 'choice'
  | 'choices'
  | 'month'
  | 'text'
  | 'prefer-doctor'
  | 'papers';

export type HealthGroup =
  | 'body'
  | 'heart'
  | 'organs'
  | 'care'
  | 'habits'
  | 'life'
  | 'family'
  | 'mind'
  | 'hiv'
  | 'other';

export type HealthUnit =
  | 'cm'
  | 'kg'
  | 'mm-hg'
  | 'tenths-of-percent'
  | 'percent'
  | 'weeks'
  | 'years'
  | 'per-day'
  | 'per-week';

export type HealthOption = (typeof OPTIONS)[keyof typeof OPTIONS][number];

const OPTIONS = {
  treatment: ['none', 'medicine', 'operation', 'other'],
  relatives: ['father', 'mother', 'brother', 'sister'],
  conditions: ['heart-disease', 'stroke', 'cancer'],
  tobacco: ['cigarettes', 'bidi', 'chewed', 'other'],
} as const;

/** The sentence of a question. Follow-ups that ask the same share one. */
export type HealthText = (typeof MAIN)[number]['id'] | FollowUpText;
type FollowUpText =
  | 'kg'
  | 'reason'
  | 'what'
  | 'what-doing'
  | 'what-other'
  | 'what-medicine'
  | 'what-advised'
  | 'what-drug'
  | 'since'
  | 'treatment'
  | 'controlled'
  | 'last-check'
  | 'papers'
  | 'upper'
  | 'lower'
  | 'hba1c'
  | 'when'
  | 'why'
  | 'well'
  | 'percent'
  | 'weeks'
  | 'problem'
  | 'who'
  | 'which'
  | 'age'
  | 'kind'
  | 'per-day'
  | 'units'
  | 'last-used'
  | 'often'
  | 'where'
  | 'in-hospital'
  | 'treated';

export interface HealthQuestion {
  readonly id: string;
  readonly kind: HealthQuestionKind;
  readonly group: HealthGroup;
  readonly text: HealthText;
  readonly unit?: HealthUnit;
  readonly least?: number;
  readonly most?: number;
  readonly options?: readonly HealthOption[];
  /** Asked only if the answer to this question is yes. */
  readonly shownWhen?: string;
  readonly isOptional: boolean;
  /** A month may be in the future. */
  readonly mayBeAhead?: true;
  /** Its answer needs a consent of its own. */
  readonly needsConsent?: true;
}

interface FollowUp extends Omit<HealthQuestion, 'id' | 'group' | 'shownWhen' | 'isOptional' | 'text'> {
  /** The end of its id. */
  readonly end: string;
  readonly text: FollowUpText;
  readonly isOptional?: true;
}

/** What is asked about a condition. */
const ABOUT_CONDITION: readonly FollowUp[] = [
  { end: 'what', kind: 'text', text: 'what' },
  { end: 'since', kind: 'month', text: 'since' },
  { end: 'treatment', kind: 'choice', text: 'treatment', options: OPTIONS.treatment },
  { end: 'well', kind: 'yes-no', text: 'controlled' },
  { end: 'last', kind: 'month', text: 'last-check' },
  { end: 'papers', kind: 'papers', text: 'papers', isOptional: true },
];

interface MainQuestion extends Omit<HealthQuestion, 'text' | 'isOptional' | 'shownWhen'> {
  readonly isOptional?: true;
  readonly followUps?: readonly FollowUp[];
}

const number = (end: string, text: FollowUpText, unit: HealthUnit, least: number, most: number): FollowUp => ({
  end,
  kind: 'number',
  text,
  unit,
  least,
  most,
});

/** Easy questions first, delicate ones last. */
const MAIN = [
  { id: 'height', kind: 'number', group: 'body', unit: 'cm', least: 50, most: 250 },
  { id: 'weight', kind: 'number', group: 'body', unit: 'kg', least: 20, most: 300 },
  {
    id: 'weight-change',
    kind: 'yes-no',
    group: 'body',
    followUps: [number('kg', 'kg', 'kg', 1, 100), { end: 'reason', kind: 'text', text: 'reason' }],
  },
  {
    id: 'working',
    kind: 'yes-no',
    group: 'body',
    followUps: [
      { end: 'since', kind: 'month', text: 'since' },
      { end: 'what', kind: 'text', text: 'what-doing' },
    ],
  },
  { id: 'heart', kind: 'yes-no', group: 'heart', followUps: ABOUT_CONDITION },
  {
    id: 'pressure',
    kind: 'yes-no',
    group: 'heart',
    followUps: [
      ...ABOUT_CONDITION,
      number('upper', 'upper', 'mm-hg', 60, 260),
      number('lower', 'lower', 'mm-hg', 30, 160),
    ],
  },
  {
    id: 'diabetes',
    kind: 'yes-no',
    group: 'heart',
    followUps: [...ABOUT_CONDITION, number('hba1c', 'hba1c', 'tenths-of-percent', 30, 200)],
  },
  { id: 'cancer', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'lungs', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'kidneys', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'liver', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'nerves', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'bones', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'blood', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  { id: 'hepatitis', kind: 'yes-no', group: 'organs', followUps: ABOUT_CONDITION },
  {
    id: 'hospital',
    kind: 'yes-no',
    group: 'care',
    followUps: [
      { end: 'when', kind: 'month', text: 'when' },
      { end: 'why', kind: 'text', text: 'why' },
      { end: 'well', kind: 'yes-no', text: 'well' },
    ],
  },
  {
    id: 'tests',
    kind: 'yes-no',
    group: 'care',
    followUps: [
      { end: 'what', kind: 'text', text: 'what-advised' },
      { end: 'when', kind: 'month', text: 'when', mayBeAhead: true },
    ],
  },
  {
    id: 'medicines',
    kind: 'yes-no',
    group: 'care',
    followUps: [
      { end: 'what', kind: 'text', text: 'what-medicine' },
      { end: 'why', kind: 'text', text: 'why' },
    ],
  },
  {
    id: 'disability',
    kind: 'yes-no',
    group: 'care',
    followUps: [{ end: 'what', kind: 'text', text: 'what' }, number('percent', 'percent', 'percent', 0, 100)],
  },
  {
    id: 'pregnancy',
    kind: 'yes-no',
    group: 'care',
    isOptional: true,
    followUps: [number('weeks', 'weeks', 'weeks', 1, 42), { end: 'problem', kind: 'yes-no', text: 'problem' }],
  },
  {
    id: 'tobacco',
    kind: 'yes-no',
    group: 'habits',
    followUps: [
      { end: 'kind', kind: 'choices', text: 'kind', options: OPTIONS.tobacco },
      number('day', 'per-day', 'per-day', 1, 100),
    ],
  },
  { id: 'alcohol', kind: 'yes-no', group: 'habits', followUps: [number('units', 'units', 'per-week', 1, 150)] },
  {
    id: 'drugs',
    kind: 'yes-no',
    group: 'habits',
    followUps: [
      { end: 'what', kind: 'text', text: 'what-drug' },
      { end: 'last', kind: 'month', text: 'last-used' },
    ],
  },
  {
    id: 'risk',
    kind: 'yes-no',
    group: 'life',
    followUps: [
      { end: 'what', kind: 'text', text: 'what-doing' },
      { end: 'often', kind: 'text', text: 'often' },
    ],
  },
  { id: 'abroad', kind: 'yes-no', group: 'life', followUps: [{ end: 'where', kind: 'text', text: 'where' }] },
  {
    id: 'refused',
    kind: 'yes-no',
    group: 'life',
    followUps: [
      { end: 'when', kind: 'month', text: 'when' },
      { end: 'why', kind: 'text', text: 'why' },
    ],
  },
  {
    id: 'family',
    kind: 'yes-no',
    group: 'family',
    followUps: [
      { end: 'who', kind: 'choices', text: 'who', options: OPTIONS.relatives },
      { end: 'what', kind: 'choices', text: 'which', options: OPTIONS.conditions },
      number('age', 'age', 'years', 1, 59),
    ],
  },
  {
    id: 'mind',
    kind: 'yes-no',
    group: 'mind',
    followUps: [...ABOUT_CONDITION, { end: 'hospital', kind: 'yes-no', text: 'in-hospital' }],
  },
  {
    id: 'hiv',
    kind: 'prefer-doctor',
    group: 'hiv',
    needsConsent: true,
    followUps: [
      { end: 'since', kind: 'month', text: 'since' },
      { end: 'treated', kind: 'yes-no', text: 'treated' },
    ],
  },
  { id: 'other', kind: 'yes-no', group: 'other', followUps: [{ end: 'what', kind: 'text', text: 'what-other' }] },
] as const satisfies readonly MainQuestion[];

function withFollowUps(main: (typeof MAIN)[number]): HealthQuestion[] {
  const { followUps = [], ...question }: MainQuestion = main;
  return [
    { ...question, text: main.id, isOptional: question.isOptional === true },
    ...followUps.map(({ end, ...followUp }) => ({
      ...followUp,
      id: `${question.id}-${end}`,
      group: question.group,
      shownWhen: question.id,
      isOptional: followUp.isOptional === true,
    })),
  ];
}

/**
 * The questions of a health declaration in order, each followed by those that a yes opens. Genetic tests are not asked
 * for, and HIV and mental health are questions of their own.
 */
export const HEALTH_QUESTIONS: readonly HealthQuestion[] = MAIN.flatMap(withFollowUps);
