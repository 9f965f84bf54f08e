import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** The terms of premiums that are blocked by UPI until the decision. */
export interface BlockTerms {
  /** The largest premium, in paise. */
  readonly limit: Paise;
  /** Days after which a block falls away by itself. */
  readonly days: number;
  /** Working days after a decision in which it is released. */
  readonly releaseWorkingDays: number;
  /** Days after the applicant's request in which it is released. */
  readonly releaseDaysOnRequest: number;
}

/** How long a premium can be blocked by UPI, up to how much, and when it is released. */
export const BIMA_ASBA: DatedTable<BlockTerms> = [
  {
    from: '2025-03-01',
    to: null,
    value: { limit: 2_00_000_00, days: 14, releaseWorkingDays: 1, releaseDaysOnRequest: 1 },
    source: 'IRDAI circular IRDAI/PP&GR/CIR/MISC/37/02/2025 of 18 February 2025 on Bima-ASBA',
  },
];

/** How long a counter-offer is open, in days, and how many days before its end we remind. */
export interface OfferTerm {
  readonly days: number;
  readonly reminders: readonly number[];
}

/** How long a counter-offer is open. */
export const OFFER_DAYS: DatedTable<OfferTerm> = [
  {
    from: '2000-01-01',
    to: null,
    value: { days: 15, reminders: [7, 2] },
    source: 'Decision of the company, decision 200',
  },
];

/** What silence about papers leads to, in days after they were asked for. */
export interface SilenceTerms {
  readonly firstReminder: number;
  readonly secondReminder: number;
  readonly closesAfter: number;
  /** Days after closing in which it can be reopened. */
  readonly resumeDays: number;
}

/** When we remind of papers that were asked for, and when the application closes without them. */
export const APPLICATION_SILENCE: DatedTable<SilenceTerms> = [
  {
    from: '2000-01-01',
    to: null,
    value: { firstReminder: 15, secondReminder: 25, closesAfter: 30, resumeDays: 90 },
    source: 'Decision of the company, decision 200',
  },
];
