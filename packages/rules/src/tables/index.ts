// biome-ignore-all assist/source/organizeImports: grouped by subject
/** What changes by date, with its sources. */
export { valueOn } from './value-on.ts';
export type { DatedRow, DatedTable } from './value-on.ts';
export { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE, GST_LATE_FEE } from './gst.ts';
export type { GstPlanKind, GstRates } from './gst.ts';
export { GRACE_DAYS } from './grace-days.ts';
export { LIFE_CERTIFICATE_DAYS } from './life-certificate-days.ts';
export { PREMIUM_NOTICE_DAYS } from './premium-notice-days.ts';
export { REVIVAL_YEARS } from './revival-years.ts';
export { EXTENDED_TERM_RATES, LOAN_SHARE, LOCK_IN_YEARS, SURRENDER_VALUE_YEARS } from './surrender-value.ts';
export { NAV_CUT_OFF, TOP_UP_COVER, UNIT_LINKED_TAX_LIMITS } from './unit-linked.ts';
export type { TopUpCover, UnitLinkedTaxLimits } from './unit-linked.ts';
export { PAYABLE_DAYS } from './payable-days.ts';
export { FREE_LOOK_DAYS, FREE_LOOK_DAYS_AT_A_DISTANCE } from './free-look-days.ts';
export { PROMISED_DAYS } from './promised-days.ts';
export type { PromiseKind } from './promised-days.ts';
export { PAYMENT_REVERSAL } from './payment-reversal.ts';
export type { PaymentReversal } from './payment-reversal.ts';
export { PAYOUT_COOLING_OFF_DAYS } from './payout-cooling-off-days.ts';
export { promisedDate } from './promised-date.ts';
export { RIDER_CAPS } from './rider-caps.ts';
export { MANDATE_LIMIT } from './mandate-limit.ts';
export { PREMIUM_DEDUCTION } from './income-tax-act.ts';
export { BANK_RATE } from './bank-rate.ts';
export { LATE_FEE_STEPS } from './late-fee-steps.ts';
export type { LateFeeStep } from './late-fee-steps.ts';
