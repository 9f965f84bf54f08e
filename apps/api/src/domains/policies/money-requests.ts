import type { RequestType } from '../../contributions.ts';

/** Kinds of request that give up a policy, or units of it, for money. */
export const ENDING_REQUESTS: readonly RequestType[] = ['freelook-request', 'surrender-request', 'ulip-surrender'];

/** Kinds of request for money that staff or a price decide. Their payouts come with the decision. */
export const DECIDED_REQUESTS: readonly RequestType[] = [...ENDING_REQUESTS, 'pua-surrender'];

/** Kinds of request that pay money to the customer, once approved. */
export const PAYING_REQUESTS: readonly RequestType[] = [
  ...DECIDED_REQUESTS,
  'e-loan',
  'gst-refund',
  'unclaimed-amount',
];

/** Kinds of request that take money out of a policy or move it. A policy can have one open at a time. */
export const VALUE_REQUESTS: readonly RequestType[] = [...DECIDED_REQUESTS, 'e-loan', 'switch-funds'];
