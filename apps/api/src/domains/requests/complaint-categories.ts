import type { components } from '@lifedesk/contract';

/** What a complaint can be about, in the order in which it is asked. */
export const COMPLAINT_CATEGORIES: readonly components['schemas']['ComplaintCategory'][] = [
  'premium-payment',
  'policy-document',
  'claim',
  'payout',
  'fund-value',
  'mis-selling',
  'service-delay',
  'staff-conduct',
  'other',
];
