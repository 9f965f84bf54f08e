import type { components } from '@lifedesk/contract';

type MandateReason = components['schemas']['MandateReason'];

/** Why a mandate failed, in words for the customer. */
export const MANDATE_REASONS = {
  declined: 'The bank declined the mandate.',
  cancelled: 'The page of the bank was closed before the mandate was approved.',
  expired: 'The mandate was not approved in time.',
  refused: 'The page of the bank could not be opened.',
  replaced: 'It was registered again.',
  stopped: 'You stopped it.',
  endedByBank: 'The bank ended it.',
  over: 'Its last day has passed.',
  policyEnded: 'The policy has ended.',
} as const satisfies Record<MandateReason, string>;
