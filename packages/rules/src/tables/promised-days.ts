import type { DatedTable } from './value-on.ts';

/** What we promise a customer a date for. */
export type PromiseKind =
  | 'service-request'
  | 'surrender'
  | 'free-look-refund'
  | 'death-claim'
  | 'death-claim-investigated'
  | 'grievance'
  /** To decide a proposal, or to ask for everything that is missing. */
  | 'proposal'
  /** A copy of the proposal and the policy, from acceptance. */
  | 'policy-copy'
  /** To refund a proposal deposit, from the decision. */
  | 'deposit-refund'
  /** Maturity, survival benefit and annuity: late the day after. */
  | 'on-due-date';

/**
 * Calendar days from the request to the promised date, by promise; a death claim counts from the day it is reported.
 */
export const PROMISED_DAYS: DatedTable<Readonly<Record<PromiseKind, number>>> = [
  {
    from: '2024-09-05',
    to: null,
    value: {
      'service-request': 7,
      surrender: 7,
      'free-look-refund': 7,
      'death-claim': 15,
      'death-claim-investigated': 45,
      grievance: 14,
      proposal: 7,
      'policy-copy': 15,
      'deposit-refund': 7,
      'on-due-date': 0,
    },
    source: "IRDAI Master Circular on Protection of Policyholders' Interests, 5 September 2024",
  },
];
