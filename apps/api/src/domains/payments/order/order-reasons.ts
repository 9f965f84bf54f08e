import type { components } from '@lifedesk/contract';

type UnpaidReason = components['schemas']['UnpaidReason'];

/** Why an order was not paid, in words for the customer. */
export const ORDER_REASONS = {
  declined: 'The bank declined the payment.',
  cancelled: 'The payment page was closed before anything was paid.',
  expired: 'The payment was not made in time. Nothing was paid.',
  refused: 'The payment page could not be opened. Nothing was paid.',
  mismatch: 'The amount that arrived is not the amount of this payment. It is kept for you and will be given back.',
} as const satisfies Record<UnpaidReason, string>;
