// Attention: the one list of what a customer should do or know.

export { attentionOf } from './attention.ts';
export type {
  Attention,
  AttentionAction,
  AttentionKind,
  AttentionReason,
  AttentionStep,
  NotificationName,
  PremiumState,
} from './attention-item.ts';
export {
  ATTENTION_ACTIONS,
  ATTENTION_KINDS,
  ATTENTION_STEPS,
  byUrgency,
  MONEY_KINDS,
  NOTIFICATION_OF,
  STEP_ACTIONS,
} from './attention-item.ts';
export type { AttentionCustomer } from './attention-of-customer.ts';
export type { AttentionPolicy } from './attention-of-policy.ts';
export { attentionOfPolicy, certificateRequestedUntil } from './attention-of-policy.ts';
export type { CustomerMoney, MoneyAhead, MoneyNeverReceived, MoneyOrdered, MoneyRequested } from './customer-money.ts';
export type { AttentionGroup } from './group-attention.ts';
export { groupAttention } from './group-attention.ts';
export {
  endsCoverSoon,
  isMoneyForCustomer,
  missingSteps,
  payoutsWaiting,
  requestInterest,
  withoutSteps,
} from './money-attention.ts';
