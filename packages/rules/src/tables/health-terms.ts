import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** The company's terms of health declarations. Body mass indexes are in tenths. */
export interface HealthTerms {
  /** How long a declaration is valid. */
  readonly validDays: number;
  /** An application that has waited longer than this needs a new declaration. */
  readonly applicationDays: number;
  readonly bodyMassIndex: {
    /** Below and above this, tests are needed. */
    readonly least: number;
    readonly most: number;
    /** From and to this, nothing is asked. */
    readonly cleanFrom: number;
    readonly cleanTo: number;
  };
  /** A hospital stay, and treatment for mental health, that ended more than so many months ago needs no review. */
  readonly hospitalMonths: number;
  readonly mentalHealthMonths: number;
}

/** How long health declarations are valid, and which answers need no person. */
export const HEALTH_DECLARATION: DatedTable<HealthTerms> = [
  {
    from: '2000-01-01',
    to: null,
    value: {
      validDays: 30,
      applicationDays: 90,
      bodyMassIndex: { least: 170, cleanFrom: 185, cleanTo: 320, most: 350 },
      hospitalMonths: 12,
      mentalHealthMonths: 24,
    },
    source: 'Decision of the company, decision 202',
  },
];

/** The categories for an age band: up to each sum at risk, and above the last one. `N` needs no tests. */
export interface MedicalGridRow {
  readonly fromAge: number;
  readonly toAge: number;
  readonly categories: readonly [MedicalGridCell, MedicalGridCell, MedicalGridCell];
}
export type MedicalGridCell = 'N' | 'T' | 'T+' | 'B' | 'C' | 'D' | 'E';

export interface MedicalGrid {
  /** The sums at risk up to which the first and the second category apply. */
  readonly sums: readonly [Paise, Paise];
  readonly rows: readonly MedicalGridRow[];
}

/** The medical tests by age and sum at risk. */
export const MEDICAL_GRID: DatedTable<MedicalGrid> = [
  {
    from: '2000-01-01',
    to: null,
    value: {
      sums: [25_00_000_00, 1_00_00_000_00],
      rows: [
        { fromAge: 18, toAge: 35, categories: ['N', 'T+', 'B'] },
        { fromAge: 36, toAge: 45, categories: ['T', 'B', 'D'] },
        { fromAge: 46, toAge: 60, categories: ['B', 'C', 'E'] },
        { fromAge: 61, toAge: 65, categories: ['C', 'D', 'E'] },
      ],
    },
    source: 'Decision of the company, decision 203',
  },
];

/** The company's terms of medical appointments. */
export interface MedicalRules {
  readonly slotMinutes: number;
  /** Hours of the day in India, in which appointments begin. */
  readonly fastingHours: readonly [from: number, to: number];
  readonly otherHours: readonly [from: number, to: number];
  /** The first and the last moment that can be booked, from now. */
  readonly hoursAhead: number;
  readonly daysAhead: number;
  /** Until how many hours before it an appointment can be changed, and how often. */
  readonly changeHours: number;
  readonly changes: number;
  /** How far the listed centres are, in hundreds of metres, and how many are listed. */
  readonly distance: number;
  readonly centres: number;
  /** Nothing but water for so many hours before. */
  readonly fastingFor: readonly [least: number, most: number];
  /** The hour in India at which we remind of the fasting, the evening before, and how many hours before an appointment we remind of it. */
  readonly fastingNoticeHour: number;
  readonly noticeHours: number;
  readonly reportMonths: number;
  /** Days after which we remind, and after which a case that was not booked expires. */
  readonly reminders: readonly number[];
  readonly expiresAfter: number;
  /** After so many missed appointments a person calls. */
  readonly missedUntilCall: number;
}

/** Times, changes and distances of medical appointments. */
export const MEDICAL_RULES: DatedTable<MedicalRules> = [
  {
    from: '2000-01-01',
    to: null,
    value: {
      slotMinutes: 30,
      fastingHours: [7, 11],
      otherHours: [11, 18],
      hoursAhead: 12,
      daysAhead: 30,
      changeHours: 12,
      changes: 3,
      distance: 500,
      centres: 10,
      fastingFor: [10, 12],
      fastingNoticeHour: 18,
      noticeHours: 2,
      reportMonths: 6,
      reminders: [7, 15, 25],
      expiresAfter: 30,
      missedUntilCall: 2,
    },
    source: 'Decision of the company, decision 203',
  },
];
