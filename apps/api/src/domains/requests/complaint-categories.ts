import type { components } from '@lifedesk/contract';

/** The categories of complaints, in the order shown. */
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
