import type { Deps } from '../../../deps.ts';

/** The dependencies of payout processing. */
export type PayoutDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'ids' | 'secrets' | 'sms' | 'mailer' | 'origin' | 'payoutBank' | 'contributions'
>;
