// Free look: returning a policy.

export type { FreeLookFacts, FreeLookReason } from './can-return-policy.ts';
export { canReturnPolicy, freeLookClauses, freeLookLastDay, freeLookReceivedFrom } from './can-return-policy.ts';
export type {
  FreeLookDeduction,
  FreeLookPart,
  FreeLookRefund,
  NamedAmount,
  ReturnedPolicy,
} from './free-look-refund.ts';
export { freeLookRefund } from './free-look-refund.ts';
