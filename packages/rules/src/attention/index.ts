// Attention: the one list of what a customer should do.

export type {
  Attention,
  AttentionAction,
  AttentionCustomer,
  AttentionKind,
  AttentionPolicy,
  AttentionReason,
} from './attention.ts';
export {
  ATTENTION_ACTIONS,
  ATTENTION_KINDS,
  attentionOf,
  attentionOfPolicy,
  byUrgency,
  certificateRequestedUntil,
} from './attention.ts';
export type { AttentionGroup } from './group-attention.ts';
export { groupAttention } from './group-attention.ts';
