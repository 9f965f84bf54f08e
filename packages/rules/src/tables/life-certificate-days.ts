import type { DatedTable } from './value-on.ts';

/** The days around the due date of a life certificate. */
export interface LifeCertificateTerms {
  /** How many days before its due date we ask for it. */
  readonly opens: number;
  /** The same for an annuitant who is at least `oldAge` years old. */
  readonly opensForOld: number;
  readonly oldAge: number;
  /** Days after the due date in which payments continue. */
  readonly grace: number;
  /** When we remind, in days from the due date: negative ones are before it. */
  readonly reminders: readonly number[];
  /** Days after the certificate by which held instalments are paid. */
  readonly arrears: number;
}

/** When we ask for a life certificate, remind of it, and hold the annuity without it. */
export const LIFE_CERTIFICATE_DAYS: DatedTable<LifeCertificateTerms> = [
  {
    from: '2000-01-01',
    to: null,
    value: { opens: 60, opensForOld: 90, oldAge: 80, grace: 30, reminders: [-60, -30, -7, 0, 15], arrears: 7 },
    source: 'Decision of the company, decisions 105 and 207',
  },
];
