import type { Deps } from '../../../deps.ts';

/** What the work on payouts needs. */
export type PayoutDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'ids' | 'secrets' | 'sms' | 'mailer' | 'origin' | 'payoutBank'
>;
