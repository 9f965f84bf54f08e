// The calendar of a policy: notices, grace, and what it is worth.

export type { ChoosesNonForfeitureFacts, ChoosesNonForfeitureReason } from './chooses-non-forfeiture.ts';
export { choosesNonForfeiture } from './chooses-non-forfeiture.ts';
export type { MaturityNoticeFacts } from './maturity-notice.ts';
export { maturityNoticeOn } from './maturity-notice.ts';
export type { PremiumCalendar, PremiumNotice } from './policy-calendar.ts';
export { newestNotice, nextCalendarDay, PREMIUM_NOTICES, premiumCalendar, revivalDateOf } from './policy-calendar.ts';
export { costOf, leftToPay } from './premium-cost.ts';
export type { PaidPremiums, ValuedPolicy } from './surrender-value.ts';
export { guaranteedSurrenderValue, premiumsPaidInAll } from './surrender-value.ts';
export type { SurrenderValueParts, WorthPolicy } from './surrender-value-parts.ts';
export { surrenderValueOf } from './surrender-value-parts.ts';
