// The calendar of a policy: notices, grace, and what happens after it.

export type { ChoosesNonForfeitureFacts, ChoosesNonForfeitureReason } from './chooses-non-forfeiture.ts';
export { choosesNonForfeiture } from './chooses-non-forfeiture.ts';
export type { MaturityNoticeFacts } from './maturity-notice.ts';
export { maturityNoticeOn } from './maturity-notice.ts';
export type { AfterGrace, AfterGraceClause, AfterGraceDecision } from './non-forfeiture.ts';
export { afterGrace, afterGraceClauses } from './non-forfeiture.ts';
export type { NonForfeitureOffer, NonForfeitureReason } from './non-forfeiture-offer.ts';
export { nonForfeitureOffer } from './non-forfeiture-offer.ts';
export type { PremiumCalendar, PremiumNotice } from './policy-calendar.ts';
export { newestNotice, nextCalendarDay, PREMIUM_NOTICES, premiumCalendar, revivalDateOf } from './policy-calendar.ts';
export { costOf, leftToPay } from './premium-cost.ts';
export type { PaidAfterGrace } from './premium-paid-after-grace.ts';
export { premiumPaidAfterGrace } from './premium-paid-after-grace.ts';
export { surrenderValueOf } from './special-surrender-value.ts';
export type { PaidPremiums, ValuedPolicy } from './surrender-value.ts';
export { guaranteedSurrenderValue, premiumsPaidInAll } from './surrender-value.ts';
export type { NonForfeitureOption, UnpaidPolicy } from './unpaid-policy.ts';
export { NON_FORFEITURE_OPTIONS } from './unpaid-policy.ts';
