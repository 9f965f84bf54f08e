import type { DatedTable } from './value-on.ts';

/** How old a file of the Aadhaar authority may be, in calendar days. */
export const OFFLINE_FILE_DAYS: DatedTable<number> = [
  {
    from: '2020-09-21',
    to: null,
    value: 3,
    source:
      'IRDAI/SDD/CIR/MISC/245/09/2020 of 21 September 2020 for video identification; for eKYC by file the company takes the same',
  },
];

/** How long what the Aadhaar authority found may be kept before it is submitted, in minutes. */
export const FOUND_IDENTITY_MINUTES: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 15, source: 'Decision of the company, decision 206' },
];

/** How much a customer's business must be watched for money laundering. */
export const RISK_CLASSES = ['low', 'medium', 'high'] as const;
export type RiskClass = (typeof RISK_CLASSES)[number];

/** After how many years an identity is verified again. */
export const KYC_YEARS: DatedTable<Readonly<Record<RiskClass, number>>> = [
  {
    from: '2000-01-01',
    to: null,
    value: { low: 10, medium: 8, high: 2 },
    source: 'Decision of the company, decision 206',
  },
];

/** What a comparison of faces leads to, by its score in per cent. */
export interface FaceScoreTerms {
  /** From this score on, the faces are the same. */
  readonly accept: number;
  /** From this score on, a person decides. Below it, another try. */
  readonly person: number;
}

/** The limits of a comparison of faces. */
export const FACE_SCORE: DatedTable<FaceScoreTerms> = [
  {
    from: '2000-01-01',
    to: null,
    value: { accept: 80, person: 60 },
    source: 'Decision of the company, decision 207',
  },
];

/** Tries at a picture and at a comparison of faces, within hours. Afterwards the other ways stay open. Decision 207. */
export const CERTIFICATE_TRIES = { liveness: 3, face: 3, hours: 24 } as const;

/** How a life certificate can be given without an online check. */
export const OTHER_WAYS = ['form', 'video', 'home', 'branch', 'call'] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];

/** Working days in which a person answers: a comparison of faces, or another way. */
export const REVIEW_WORKING_DAYS: DatedTable<Readonly<Record<OtherWay | 'face', number>>> = [
  {
    from: '2000-01-01',
    to: null,
    value: { face: 1, form: 2, video: 1, home: 2, branch: 0, call: 1 },
    source: 'Decision of the company, decision 207',
  },
];
