// Premiums: what falls due when, and its tax.

export type { CertifiedPayment } from './certified-premium.ts';
export { CERTIFIED_PARTS, certifiedPremium } from './certified-premium.ts';
export { dueDateAfter, MONTHS_OF_MODE } from './due-date-after.ts';
export type { DueQuote } from './due-quote.ts';
export { graceDaysOf, graceEndsOn } from './grace-ends-on.ts';
export type { TaxedPremium } from './gst-on-premium.ts';
export {
  gstOnLateFee,
  gstOnNextPremium,
  gstOnPremium,
  gstRateOf,
  isFirstPolicyYear,
  nextPremiumWithGst,
  premiumWithGst,
} from './gst-on-premium.ts';
export type { PremiumPolicy, PremiumSummary } from './premium-due.ts';
export { currentDue, oldestPremiumDue, premiumDue, premiumSummary } from './premium-due.ts';
export type { PlanLine, PremiumMode, PremiumTerms, PricedPremium } from './premium-terms.ts';
export { PLAN_LINES, PREMIUM_MODES } from './premium-terms.ts';
export type { GstPeriod, PolicyGroup, PremiumGroup } from './premium-totals.ts';
export { gstPeriodsOf, paysOneAfter, totalToBePaid, totalWithGst } from './premium-totals.ts';
export type { PayablePremium } from './premiums-by-due-date.ts';
export {
  leastPremiums,
  partlyPaidPremium,
  premiumCountToPay,
  premiumDueNow,
  premiumQuotes,
  premiumsByDueDate,
  premiumsToPay,
} from './premiums-by-due-date.ts';
export type { Instalment } from './unpaid-instalments.ts';
export {
  costOfInstalment,
  overdueInstalments,
  payableFrom,
  payableInstalments,
  payableUntil,
  unpaidInstalments,
} from './unpaid-instalments.ts';
