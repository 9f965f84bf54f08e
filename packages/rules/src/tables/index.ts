// Tables of values that change by date.

export type { BlockTerms, OfferTerm, SilenceTerms } from './application-terms.ts';
export { APPLICATION_SILENCE, BIMA_ASBA, OFFER_DAYS } from './application-terms.ts';
export { BANK_RATE } from './bank-rate.ts';
export { CREDIT_NOTE_LAST_DAY } from './credit-note-last-day.ts';
export { DEATH_BENEFIT_SHARE } from './death-benefit.ts';
export type { ChargeStep, ChargeSteps, DiscontinuanceCharges, LinkedDeathBenefitTerms } from './discontinuance.ts';
export { DISCONTINUANCE_CHARGES, DISCONTINUED_FUND_RATE, LINKED_DEATH_BENEFIT } from './discontinuance.ts';
export { FREE_LOOK_DAYS, FREE_LOOK_DAYS_AT_A_DISTANCE } from './free-look-days.ts';
export { GRACE_DAYS } from './grace-days.ts';
export type { GstPlanKind, GstRates } from './gst.ts';
export { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE, GST_LATE_FEE } from './gst.ts';
export type { GstState } from './gst-states.ts';
export type { HealthTerms, MedicalGrid, MedicalGridCell, MedicalGridRow, MedicalRules } from './health-terms.ts';
export { HEALTH_DECLARATION, MEDICAL_GRID, MEDICAL_RULES } from './health-terms.ts';
export type { FaceScoreTerms, OtherWay, RiskClass } from './identity-terms.ts';
export {
  CERTIFICATE_TRIES,
  FACE_SCORE,
  FOUND_IDENTITY_MINUTES,
  KYC_YEARS,
  OFFLINE_FILE_DAYS,
  OTHER_WAYS,
  REVIEW_WORKING_DAYS,
  RISK_CLASSES,
} from './identity-terms.ts';
export { ILLUSTRATION_RATES } from './illustration-rates.ts';
export { PREMIUM_DEDUCTION } from './income-tax-act.ts';
export type { LateFeeStep } from './late-fee-steps.ts';
export { LATE_FEE_STEPS } from './late-fee-steps.ts';
export type { LifeCertificateTerms } from './life-certificate-days.ts';
export { LIFE_CERTIFICATE_DAYS } from './life-certificate-days.ts';
export { GENERAL_MANDATE_LIMIT, MANDATE_LIMIT, NACH_LIMIT } from './mandate-limit.ts';
export { DEBIT_TIMING, MANDATE_YEARS } from './mandate-timing.ts';
export { MATURITY_NOTICE_MONTHS } from './maturity-notice.ts';
export { PAYABLE_DAYS } from './payable-days.ts';
export type { PaymentReversal } from './payment-reversal.ts';
export { PAYMENT_REVERSAL } from './payment-reversal.ts';
export { PAYOUT_COOLING_OFF_DAYS } from './payout-cooling-off-days.ts';
export { PENAL_INTEREST_ABOVE_BANK_RATE } from './penal-interest-rate.ts';
export { PREMIUM_NOTICE_DAYS } from './premium-notice-days.ts';
export { promisedDate } from './promised-date.ts';
export type { PromiseKind } from './promised-days.ts';
export { PROMISED_DAYS } from './promised-days.ts';
export { REVIVAL_YEARS } from './revival-years.ts';
export { RIDER_CAPS } from './rider-caps.ts';
export {
  EXTENDED_TERM_RATES,
  LOAN_SHARE,
  LOAN_WARNING_SHARE,
  LOCK_IN_YEARS,
  SURRENDER_VALUE_YEARS,
} from './surrender-value.ts';
export type { PayerRelation, ThirdPartyPremium } from './third-party-premium.ts';
export { PAY_LINK_DAYS, PAYER_RELATIONS, THIRD_PARTY_PREMIUM } from './third-party-premium.ts';
export type { WelfareFundYears } from './unclaimed-amount.ts';
export {
  UNCLAIMED_AFTER_MONTHS,
  UNCLAIMED_FUND_COST,
  UNCLAIMED_FUND_INCOME,
  WELFARE_FUND_YEARS,
} from './unclaimed-amount.ts';
export type { TopUpCover, UnitLinkedTaxLimits } from './unit-linked.ts';
export { NAV_CUT_OFF, TOP_UP_COVER, UNIT_LINKED_TAX_LIMITS } from './unit-linked.ts';
export type { DatedRow, DatedTable, Days } from './value-on.ts';
export { valueOn } from './value-on.ts';
