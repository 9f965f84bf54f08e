import type { DatedTable } from './value-on.ts';

/** What a customer is promised a date for. */
export type PromiseKind =
  | 'service-request'
  | 'surrender'
  | 'free-look-refund'
  | 'death-claim'
  | 'death-claim-investigated'
  | 'grievance';

/** Calendar days from the request to the promised date, by what is promised. */
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
    },
    source: "IRDAI Master Circular on Protection of Policyholders' Interests, 5 September 2024",
  },
];
