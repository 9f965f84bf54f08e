// biome-ignore-all assist/source/organizeImports: grouped by domain, each value before its types

export { decide } from './decide.ts';
export type { Clause, Decision } from './decide.ts';

// Dates: calendar dates, and the clock of India
export { isCalendarDate } from './dates/calendar-date.ts';
export type { CalendarDate } from './dates/calendar-date.ts';
export { parseIsoDate } from './dates/parse-iso-date.ts';
export { parseDayFirstDate } from './dates/parse-day-first-date.ts';
export { parseServerDate } from './dates/parse-server-date.ts';
export { formatDate } from './dates/format-date.ts';
export { formatServerDate } from './dates/format-server-date.ts';
export { formatOrdinalDate } from './dates/format-ordinal-date.ts';
export { format12HourTime } from './dates/format-12-hour-time.ts';
export { indiaInstant, todayInIndia } from './dates/india-time.ts';
export type { ClockTime } from './dates/india-time.ts';
export { calendarDaysBetween } from './dates/calendar-days-between.ts';
export { addCalendarDays } from './dates/add-calendar-days.ts';
export { addCalendarMonths } from './dates/add-calendar-months.ts';
export { ageOn } from './dates/age-on.ts';
export { financialYearOf } from './dates/financial-year.ts';
export type { FinancialYear } from './dates/financial-year.ts';
export { FIRST_FINANCIAL_YEAR, listFinancialYears } from './dates/list-financial-years.ts';

// Money: whole paise
export { formatRupees, formatWholeRupees } from './money/format-rupees.ts';
export type { FormatRupeesOptions } from './money/format-rupees.ts';
export { parseRupees } from './money/parse-rupees.ts';
export type { RupeesReason } from './money/parse-rupees.ts';
export type { Paise } from './money/paise.ts';
export { proportion } from './money/proportion.ts';
export { revivalLateFee } from './money/revival-late-fee.ts';
export type { RevivalLateFee } from './money/revival-late-fee.ts';

// Tables of what changes by date
export { valueOn } from './tables/value-on.ts';
export type { DatedRow, DatedTable, Days } from './tables/value-on.ts';
export { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE, GST_LATE_FEE } from './tables/gst.ts';
export type { GstPlanKind, GstRates } from './tables/gst.ts';
export { GRACE_DAYS } from './tables/grace-days.ts';
export { LIFE_CERTIFICATE_DAYS } from './tables/life-certificate-days.ts';
export { PREMIUM_NOTICE_DAYS } from './tables/premium-notice-days.ts';
export { REVIVAL_YEARS } from './tables/revival-years.ts';
export {
  EXTENDED_TERM_RATES,
  LOAN_SHARE,
  LOAN_WARNING_SHARE,
  LOCK_IN_YEARS,
  SURRENDER_VALUE_YEARS,
} from './tables/surrender-value.ts';
export { NAV_CUT_OFF, TOP_UP_COVER, UNIT_LINKED_TAX_LIMITS } from './tables/unit-linked.ts';
export type { TopUpCover, UnitLinkedTaxLimits } from './tables/unit-linked.ts';
export { DISCONTINUANCE_CHARGES, DISCONTINUED_FUND_RATE, LINKED_DEATH_BENEFIT } from './tables/discontinuance.ts';
export type {
  ChargeStep,
  ChargeSteps,
  DiscontinuanceCharges,
  LinkedDeathBenefitTerms,
} from './tables/discontinuance.ts';
export { PAYABLE_DAYS } from './tables/payable-days.ts';
export { FREE_LOOK_DAYS, FREE_LOOK_DAYS_AT_A_DISTANCE } from './tables/free-look-days.ts';
export { PROMISED_DAYS } from './tables/promised-days.ts';
export type { PromiseKind } from './tables/promised-days.ts';
export { PAYMENT_REVERSAL } from './tables/payment-reversal.ts';
export type { PaymentReversal } from './tables/payment-reversal.ts';
export { PAYOUT_COOLING_OFF_DAYS } from './tables/payout-cooling-off-days.ts';
export { promisedDate } from './tables/promised-date.ts';
export { CREDIT_NOTE_LAST_DAY } from './tables/credit-note-last-day.ts';
export { ILLUSTRATION_RATES } from './tables/illustration-rates.ts';
export { RIDER_CAPS } from './tables/rider-caps.ts';
export { GENERAL_MANDATE_LIMIT, MANDATE_LIMIT, NACH_LIMIT } from './tables/mandate-limit.ts';
export { DEBIT_HABITS, MANDATE_YEARS } from './tables/mandate-habits.ts';
export { PAY_LINK_DAYS, PAYER_RELATIONS, THIRD_PARTY_PREMIUM } from './tables/third-party-premium.ts';
export type { PayerRelation, ThirdPartyPremium } from './tables/third-party-premium.ts';
export { PREMIUM_DEDUCTION } from './tables/income-tax-act.ts';
export { BANK_RATE } from './tables/bank-rate.ts';
export { PENAL_INTEREST_ABOVE_BANK_RATE } from './tables/penal-interest-rate.ts';
export {
  UNCLAIMED_AFTER_MONTHS,
  UNCLAIMED_FUND_COST,
  UNCLAIMED_FUND_INCOME,
  WELFARE_FUND_YEARS,
} from './tables/unclaimed-amount.ts';
export type { WelfareFundYears } from './tables/unclaimed-amount.ts';
export { LATE_FEE_STEPS } from './tables/late-fee-steps.ts';
export type { LateFeeStep } from './tables/late-fee-steps.ts';

// Formats: the value in its one form, or why the text is wrong
export { FORMAT_REASONS } from './format/format-check.ts';
export type { FormatCheck, FormatReason } from './format/format-check.ts';
export type { FiguresReason } from './format/check-figures.ts';
export { isEmptyValue } from './format/is-empty-value.ts';
export { checkPolicyNumber } from './format/check-policy-number.ts';
export { checkClientId } from './format/check-client-id.ts';
export { checkMobile } from './format/check-mobile.ts';
export type { Mobile, MobileReason } from './format/check-mobile.ts';
export { checkEmail } from './format/check-email.ts';
export type { EmailReason } from './format/check-email.ts';
export { checkOtp } from './format/check-otp.ts';
export { checkPan, PAN_HOLDER_TYPES } from './format/check-pan.ts';
export type { Pan, PanHolderType, PanReason } from './format/check-pan.ts';
export { checkAadhaar } from './format/check-aadhaar.ts';
export { checkIfsc } from './format/check-ifsc.ts';
export type { IfscReason } from './format/check-ifsc.ts';
export { checkMicr } from './format/check-micr.ts';
export { checkBankAccount } from './format/check-bank-account.ts';
export { checkPinCode } from './format/check-pin-code.ts';
export { checkTicketNumber } from './format/check-ticket-number.ts';
export { checkPaymentReference, PAYMENT_RAILS, referenceLength } from './format/check-payment-reference.ts';
export type { PaymentRail, PaymentReferenceReason } from './format/check-payment-reference.ts';

// Login
export { recogniseLoginId } from './login/recognise-login-id.ts';
export type { LoginId } from './login/recognise-login-id.ts';
export { OTP_LIMITS } from './login/otp-limits.ts';

// Changes of the premium, and the modes of a plan
export { modalPremiumOf, yearlyPremiumOf, yearlyTotalOf } from './mode/mode-premium.ts';
export type { ModeFactor } from './mode/mode-premium.ts';
export { modeOffer, modeOfferClauses } from './mode/mode-offer.ts';
export type { ModeOffer, ModeOfferFacts, ModeOfferReason, PlanMode } from './mode/mode-offer.ts';
export { canChangePremium, premiumChangeClauses } from './mode/can-change-premium.ts';
export type { PremiumChangeFacts, PremiumChangeReason } from './mode/can-change-premium.ts';
export { nextAnniversary, premiumChangeBookedOn } from './mode/next-anniversary.ts';

// Free look: a policy that is returned
export { canReturnPolicy, freeLookClauses, freeLookLastDay } from './free-look/can-return-policy.ts';
export type { FreeLookFacts, FreeLookReason } from './free-look/can-return-policy.ts';
export { freeLookRefund } from './free-look/free-look-refund.ts';
export type {
  FreeLookDeduction,
  FreeLookPart,
  FreeLookRefund,
  NamedAmount,
  ReturnedPolicy,
} from './free-look/free-look-refund.ts';

// Surrender: what it brings, what it costs, and what is possible instead
export { canSurrender, surrenderClauses } from './surrender/can-surrender.ts';
export type { SurrenderFacts, SurrenderReason } from './surrender/can-surrender.ts';
export { surrenderQuote } from './surrender/surrender-quote.ts';
export type { SurrenderedPolicy, SurrenderQuote, SurrenderTaxFacts } from './surrender/surrender-quote.ts';
export { surrenderAlternatives } from './surrender/surrender-alternatives.ts';
export type { SurrenderAlternative } from './surrender/surrender-alternatives.ts';
export { hasPremiumLimit, payoutTax, PREMIUM_LIMIT_DAYS } from './surrender/payout-tax.ts';
export type { PayoutTax, PayoutTaxFacts, PayoutTaxReason, TaxedPerson } from './surrender/payout-tax.ts';

// What can be done with a policy: all choices side by side
export { compareChoices, comparing } from './comparison/compare-choices.ts';
export type { ComparedChoice, Comparison } from './comparison/compare-choices.ts';
export type { ChoiceReason } from './comparison/choice-clauses.ts';
export type { DecidedChoice } from './comparison/decide-choice.ts';
export type { ChoiceFigures, UndoReason } from './comparison/choice-figures.ts';
export { CHOICE_FIGURES, figureRules } from './comparison/figure-rules.ts';
export type { ChoiceFigure, FigureRule, FigureRuleId } from './comparison/figure-rules.ts';
export { choiceYears, comparingYears } from './comparison/choice-years.ts';
export type { ChoicePoint, ChoiceYears } from './comparison/choice-years.ts';
export { POLICY_CHOICES, toComparedPolicy } from './comparison/compared-policy.ts';
export type {
  ChosenAmounts,
  ComparedFunds,
  ComparedPolicy,
  PlainComparedPolicy,
  PolicyChoice,
} from './comparison/compared-policy.ts';

// Paid-up additions that are turned into cash
export { additionsClauses, canCashAdditions } from './paid-up-additions/can-cash-additions.ts';
export type { AdditionsFacts, AdditionsReason } from './paid-up-additions/can-cash-additions.ts';
export { additionsFactor, additionsFactorOn } from './paid-up-additions/additions-factor.ts';
export type { AdditionsFactor, AdditionsTerm } from './paid-up-additions/additions-factor.ts';
export { isLoanCovered } from './paid-up-additions/is-loan-covered.ts';
export { additionsQuote, checkAdditionsPart } from './paid-up-additions/additions-quote.ts';
export type { AdditionsPartReason, AdditionsQuote, PaidUpAdditions } from './paid-up-additions/additions-quote.ts';

// Refunds of GST
export { gstRefund, gstRefundClauses } from './gst-refund/gst-refund.ts';
export type { GstRefundReason, TaxedPayment } from './gst-refund/gst-refund.ts';
export { benefitIllustration } from './suitability/benefit-illustration.ts';
export type { IllustratedBenefit, IllustratedPlan } from './suitability/benefit-illustration.ts';
export {
  INCOME_RANGES,
  LOSS_ANSWERS,
  PLAN_GOALS,
  planSuitability,
  suitabilityClauses,
} from './suitability/plan-suitability.ts';
export type {
  IncomeRange,
  LossAnswer,
  PlanGoal,
  PlanOffer,
  SuitabilityAnswers,
  SuitabilityFacts,
  SuitabilityReason,
} from './suitability/plan-suitability.ts';

// Riders
export { riderCapOf, riderPremiumOf } from './rider/rider-premium.ts';
export type { RiderKind } from './rider/rider-premium.ts';
export { riderOffer, riderOfferClauses } from './rider/rider-offer.ts';
export type { RiderOffer, RiderOfferReason, RiderPolicy, RiderTerms } from './rider/rider-offer.ts';
export { checkRiderSum, riderSumClauses } from './rider/check-rider-sum.ts';
export type { RiderSumReason, RiderSums } from './rider/check-rider-sum.ts';

// Masking
export { NAME_TITLES, stripNameTitle } from './masking/strip-name-title.ts';
export { initialsOf } from './masking/initials-of.ts';
export { maskEmail } from './masking/mask-email.ts';
export { maskPhone } from './masking/mask-phone.ts';
export { maskMiddle } from './masking/mask-middle.ts';
export { maskAadhaar } from './masking/mask-aadhaar.ts';

// Premiums: what falls due when, with its tax
export { PLAN_LINES, PREMIUM_MODES } from './premium/premium-terms.ts';
export type { PlanLine, PremiumMode, PremiumTerms } from './premium/premium-terms.ts';
export {
  gstOnLateFee,
  gstOnNextPremium,
  gstOnPremium,
  gstRateOf,
  isFirstPolicyYear,
} from './premium/gst-on-premium.ts';
export type { TaxedPremium } from './premium/gst-on-premium.ts';
export { graceDaysOf, graceEndsOn } from './premium/grace-ends-on.ts';
export { dueDateAfter, MONTHS_OF_MODE } from './premium/due-date-after.ts';
export { payableFrom, payableInstalments, payableUntil, unpaidInstalments } from './premium/unpaid-instalments.ts';
export type { Instalment } from './premium/unpaid-instalments.ts';
export { fallsDueClauses, premiumFallsDue } from './premium/premium-falls-due.ts';
export type { FallsDueFacts, FallsDueReason } from './premium/premium-falls-due.ts';
export { oldestPremiumDue, premiumDue, premiumSummary } from './premium/premium-due.ts';
export type { PremiumPolicy, PremiumSummary } from './premium/premium-due.ts';
export { gstPeriodsOf, paysOneAfter, totalToBePaid, totalWithGst } from './premium/premium-totals.ts';
export type { AlikePolicies, AlikePremiums, GstPeriod } from './premium/premium-totals.ts';
export type { DueQuote } from './premium/due-quote.ts';

// The calendar of a policy: notices, grace, and what happens after it
export {
  newestNotice,
  nextCalendarDay,
  PREMIUM_NOTICES,
  premiumCalendar,
  revivalDateOf,
} from './calendar/policy-calendar.ts';
export type { PremiumCalendar, PremiumNotice } from './calendar/policy-calendar.ts';
export { afterGrace, afterGraceClauses } from './calendar/non-forfeiture.ts';
export type { AfterGrace, AfterGraceClause, AfterGraceDecision } from './calendar/non-forfeiture.ts';
export { costOf } from './calendar/premium-cost.ts';
export { nonForfeitureOffer } from './calendar/non-forfeiture-offer.ts';
export type { NonForfeitureOffer, NonForfeitureReason } from './calendar/non-forfeiture-offer.ts';
export { NON_FORFEITURE_OPTIONS } from './calendar/unpaid-policy.ts';
export type { NonForfeitureOption, UnpaidPolicy } from './calendar/unpaid-policy.ts';
export { choosesNonForfeiture } from './calendar/chooses-non-forfeiture.ts';
export type { ChoosesNonForfeitureFacts, ChoosesNonForfeitureReason } from './calendar/chooses-non-forfeiture.ts';
export { guaranteedSurrenderValue, premiumsPaidInAll } from './calendar/surrender-value.ts';
export { surrenderValueOf } from './calendar/special-surrender-value.ts';
export type { PaidPremiums } from './calendar/surrender-value.ts';
export type { ValuedPolicy } from './calendar/surrender-value.ts';

// Loans
export { loanBalance } from './loan/loan-balance.ts';
export type { Loan, LoanBalance } from './loan/loan-balance.ts';
export { checkLoanPayment, splitLoanPayment } from './loan/check-loan-payment.ts';
export type { LoanPaymentCheck, LoanPaymentReason } from './loan/check-loan-payment.ts';
export { loanCeiling } from './loan/loan-ceiling.ts';
export type { LoanCeiling, LoanCeilingReason } from './loan/loan-ceiling.ts';
export { borrowClauses, canBorrow } from './loan/can-borrow.ts';
export type { BorrowFacts, BorrowReason } from './loan/can-borrow.ts';
export { loanLimit, loanRoomOf } from './loan/loan-limit.ts';
export type { LoanLimit } from './loan/loan-limit.ts';
export { checkLoanAmount, loanOutlook } from './loan/loan-offer.ts';
export type { LoanAmountReason, LoanOffer, LoanOutlook } from './loan/loan-offer.ts';

// Revival
export { overdueWithFees } from './revival/overdue-with-fees.ts';
export type { OverdueInstalment } from './revival/overdue-with-fees.ts';
export { revivalDue } from './revival/revival-due.ts';
export type { RevivalPolicy } from './revival/revival-policy.ts';
export { daysSinceDue, premiumAfterRevival, REVIVAL_SCHEMES, revivalQuotes } from './revival/revival-quotes.ts';
export type { RevivalQuote, RevivalScheme } from './revival/revival-quotes.ts';
export {
  isRevivalPayableAtOnce,
  needsHealthDeclaration,
  needsUnderwriting,
} from './revival/needs-health-declaration.ts';
export type { RevivalHealth } from './revival/needs-health-declaration.ts';

// Payouts
export { coolingOffEndsOn, payoutClauses, payoutRestriction } from './payout/payout-restriction.ts';
export type { PayoutFacts, PayoutReason } from './payout/payout-restriction.ts';
export { PAYOUT_KINDS, payoutPromisedOn } from './payout/payout-promise.ts';
export type { PayoutKind } from './payout/payout-promise.ts';
export { penalInterest } from './payout/penal-interest.ts';
export type { LatePayout, PenalInterest } from './payout/penal-interest.ts';

// Unclaimed amounts: what was due and not received
export { canClaimUnclaimed, isUnclaimed, unclaimedClauses } from './unclaimed/can-claim-unclaimed.ts';
export type { UnclaimedFacts, UnclaimedReason } from './unclaimed/can-claim-unclaimed.ts';
export { unclaimedDates, unclaimedStage } from './unclaimed/unclaimed-dates.ts';
export type { UnclaimedDates, UnclaimedStage } from './unclaimed/unclaimed-dates.ts';
export { unclaimedInterest, unclaimedRate } from './unclaimed/unclaimed-interest.ts';
export type { UnclaimedMoney } from './unclaimed/unclaimed-interest.ts';
export { searchName } from './unclaimed/search-name.ts';

// Restrictions: what keeps a customer from acting on a policy
export {
  policyRestriction,
  RESTRICTED_ACTIONS,
  restrictionClauses,
  restrictionsOf,
} from './restriction/policy-restriction.ts';
export type { RestrictedAction, RestrictionFacts, RestrictionReason } from './restriction/policy-restriction.ts';

// Payment
export { checkTopUp, topUpRoom, whyNoTopUp, whyTopUpsAreClosed } from './payment/check-top-up.ts';
export type { TopUpFacts, TopUpPolicy, TopUpReason, TopUpRefusal, TopUpTerms } from './payment/check-top-up.ts';
export { coverOfTopUp, topUpLockedUntil } from './payment/top-up-terms.ts';
export type { TopUpInsured } from './payment/top-up-terms.ts';
export {
  hasUnitLinkedLimit,
  premiumShareAfter,
  taxFreeTopUp,
  topUpTax,
  UNIT_LINKED_LIMIT_DAYS,
} from './payment/top-up-tax.ts';
export type { TopUpTaxFacts, TopUpTaxReason } from './payment/top-up-tax.ts';
export { checkFundSplit, splitAmount } from './payment/fund-split.ts';
export type { FundAmount, FundShare, FundSplitReason } from './payment/fund-split.ts';
export { isBusinessDay, navDateHoldsUntil, navDateOf } from './payment/nav-date.ts';
export { checkProofDate } from './payment/check-proof-date.ts';
export type { ProofDateFacts, ProofDateReason } from './payment/check-proof-date.ts';
export { dueState } from './payment/due-state.ts';
export type { DueState, DueStateFacts } from './payment/due-state.ts';
export { shortReference } from './payment/short-reference.ts';
export {
  PAYMENT_PATHS,
  paymentButtonClauses,
  paymentOffer,
  showsPaymentButton,
} from './payment/shows-payment-button.ts';
export type { PaymentButtonFacts, PaymentButtonReason } from './payment/shows-payment-button.ts';
export {
  acceptedRelations,
  checkPayer,
  isAboveYearlyMost,
  payerClauses,
  payerDeclares,
} from './payment/check-payer.ts';
export type { PayerFacts, PayerReason, PremiumByOthers } from './payment/check-payer.ts';
export {
  canSharePremium,
  payLinkClauses,
  payLinkLastDay,
  payLinkOfferClauses,
  payLinkState,
} from './payment/pay-link.ts';
export type {
  LinkedDue,
  PayLinkFacts,
  PayLinkOfferFacts,
  PayLinkOfferReason,
  PayLinkState,
} from './payment/pay-link.ts';

// Funds: what units are worth, and what the money in them earned
export { fourDecimals, tenThousandths } from './fund/four-decimals.ts';
export { fundValue, unitsFor } from './fund/fund-value.ts';
export { fundShares } from './fund/fund-shares.ts';
export { checkSwitch, checkSwitchSources } from './fund/check-switch.ts';
export type { SwitchCheck, SwitchFacts, SwitchReason, SwitchTerms } from './fund/check-switch.ts';
export { freeSwitchesLeft, switchCharge, whyNoSwitch } from './fund/why-no-switch.ts';
export type { NoSwitchReason, SwitchPolicy } from './fund/why-no-switch.ts';
export { mergerLegs, switchAfterMerger } from './fund/fund-merger.ts';
export type { FundMerger, MergedSwitch, MergedSwitchReason } from './fund/fund-merger.ts';
export { switchLegs } from './fund/switch-legs.ts';
export type { SwitchLegs } from './fund/switch-legs.ts';
export { switchProceeds } from './fund/switch-sides.ts';
export type {
  PricedFund,
  SwitchLeg,
  SwitchProceeds,
  SwitchSource,
  SwitchTarget,
} from './fund/switch-sides.ts';
export { rebalanceLegs } from './fund/rebalance-legs.ts';
export { checkRedirection, whyNoRedirection } from './fund/redirection.ts';
export type {
  NoRedirectionReason,
  RedirectionCheck,
  RedirectionFacts,
  RedirectionPolicy,
  RedirectionReason,
} from './fund/redirection.ts';
export {
  allocationAt,
  FUND_STRATEGIES,
  MONTHS_BETWEEN_TRANSFERS,
  strategyStop,
  transferAfter,
} from './fund/strategy.ts';
export type {
  AllocationBand,
  FundStrategy,
  StrategyDates,
  StrategyStop,
  StrategyStopReason,
} from './fund/strategy.ts';
export { moveLots } from './fund/move-lots.ts';
export type { MovedLot, TopUpLot } from './fund/move-lots.ts';
export { policyYearBeganOn } from './fund/policy-year.ts';
export { policyLockedUntil } from './fund/lock-in.ts';
export { moneyWeightedReturn } from './fund/money-weighted-return.ts';
export type { CashFlow, MoneyWeightedReturn, ReturnReason } from './fund/money-weighted-return.ts';

// Withdrawals: money out of funds, a part or by surrender
export { canTakeFundsOut, fundsOutClauses } from './withdrawal/can-take-funds-out.ts';
export type { FundsOutFacts, FundsOutReason } from './withdrawal/can-take-funds-out.ts';
export { canWithdraw, withdrawalClauses } from './withdrawal/can-withdraw.ts';
export type { WithdrawalFacts, WithdrawalReason } from './withdrawal/can-withdraw.ts';
export { checkWithdrawal, withdrawalLimits } from './withdrawal/withdrawal-limits.ts';
export type {
  WithdrawableFund,
  WithdrawableFunds,
  WithdrawalCheck,
  WithdrawalCheckReason,
  WithdrawalTerms,
} from './withdrawal/withdrawal-limits.ts';
export { freeUnits, withdrawalLegs } from './withdrawal/withdrawal-legs.ts';
export type { WithdrawalLegs } from './withdrawal/withdrawal-legs.ts';
export { discontinuanceCharge, discontinuedFundValue, premiumsOfAYear } from './withdrawal/discontinuance.ts';
export type { GivenUpPolicy } from './withdrawal/discontinuance.ts';
export { linkedDeathBenefit, withdrawalCountsUntil, withdrawnLately } from './withdrawal/linked-death-benefit.ts';
export type { LinkedDeathBenefitFacts, Withdrawn } from './withdrawal/linked-death-benefit.ts';
export { linkedPayoutTax } from './withdrawal/linked-payout-tax.ts';
export type { LinkedPayoutTaxFacts } from './withdrawal/linked-payout-tax.ts';

// Mandates: premiums that a bank pays by itself
export { debitNeedsAuthentication, MANDATE_RAILS, railTerms } from './mandate/mandate-rails.ts';
export type { MandateRail, RailTerms } from './mandate/mandate-rails.ts';
export { canRegisterMandate, mandateClauses } from './mandate/can-register-mandate.ts';
export type { MandatePolicyFacts, MandateReason } from './mandate/can-register-mandate.ts';
export { checkMandate, MANDATE_FIELD_OF, mandateEndsBy, mandateStartsBy } from './mandate/check-mandate.ts';
export type { MandateTerms, MandateTermsReason } from './mandate/check-mandate.ts';
export { bankNoticeBy, canSkipDebit, debitInstant, nextDebit } from './mandate/next-debit.ts';
export type { NextDebit, NextDebitFacts, PlannedDebit, SkipReason } from './mandate/next-debit.ts';
export { isBankWorkingDay, isDebitInFlight, workingDaysBefore } from './mandate/working-days.ts';

// Attention: the one list of what a customer should do
export {
  ATTENTION_ACTIONS,
  ATTENTION_KINDS,
  attentionOf,
  attentionOfPolicy,
  byUrgency,
  certificateAskedUntil,
} from './attention/attention.ts';
export type {
  Attention,
  AttentionAction,
  AttentionCustomer,
  AttentionKind,
  AttentionPolicy,
  AttentionReason,
} from './attention/attention.ts';
export { groupAttention } from './attention/group-attention.ts';
export type { AttentionGroup } from './attention/group-attention.ts';

// Overview: what a customer has, and what the next twelve months bring
export { coverNow } from './overview/cover-now.ts';
export type { CoverNow, CoverPolicy, CoverReason, LinkedCover } from './overview/cover-now.ts';
export { groupHorizon, HORIZON_KINDS, horizonEnd, horizonOf } from './overview/horizon.ts';
export type { Appointment, HorizonEvent, HorizonKind, HorizonPolicy } from './overview/horizon.ts';
export { overviewTotals } from './overview/overview-totals.ts';
export type { OverviewTotals, TotalledPolicy } from './overview/overview-totals.ts';

// Policy
export { policyLinkId, policyNoOfLinkId } from './policy/policy-link.ts';
export type { PolicyLinkContext } from './policy/policy-link.ts';

export { ENDED_STATUS_CODES } from './policy/ended-status-codes.ts';
export { isLapsedStatus, LAPSED_STATUS_CODES } from './policy/is-lapsed-status.ts';
export type { LapsedStatusCode } from './policy/is-lapsed-status.ts';
export { isRevivalEligible, REVIVAL_DAYS, revivalClauses } from './policy/is-revival-eligible.ts';
export type { RevivalFacts, RevivalReason } from './policy/is-revival-eligible.ts';
export {
  isReinstatementEligible,
  REINSTATEMENT_DAYS,
  reinstatementClauses,
} from './policy/is-reinstatement-eligible.ts';
export type { ReinstatementFacts, ReinstatementReason } from './policy/is-reinstatement-eligible.ts';
export { restorationWay, restorationWindows } from './policy/restoration.ts';
export type { RestorationWay, RestorationWindows } from './policy/restoration.ts';
export { navAlertActions } from './policy/nav-alert-actions.ts';
export { EXCLUDED_PRODUCT_CODES, isExcludedProduct } from './policy/is-excluded-product.ts';

// FATCA and nationality
export { NATIONALITIES, nationalityOf } from './fatca/nationality.ts';
export type { Nationality, NationalityCode } from './fatca/nationality.ts';
export { GULF_COUNTRIES, needsForeignTaxId } from './fatca/needs-foreign-tax-id.ts';
export type { ForeignTaxIdReason } from './fatca/needs-foreign-tax-id.ts';
export { foreignTaxIdHelp, TAX_ID_DOCUMENTS, TAX_ID_HELP_KEYS } from './fatca/foreign-tax-id-help.ts';
export type { ForeignTaxIdHelp, TaxIdDocument, TaxIdHelpKey } from './fatca/foreign-tax-id-help.ts';
export { FATCA_FIELDS, FOREIGN_TAX_ID_MIN_LENGTH, isFatcaComplete } from './fatca/is-fatca-complete.ts';
export type { FatcaCompleteness, FatcaFacts, FatcaField, FatcaReason } from './fatca/is-fatca-complete.ts';
export { checkFatcaDeclaration } from './fatca/check-fatca-declaration.ts';
export type {
  FatcaDeclarant,
  FatcaDeclarationCheck,
  FatcaDeclarationFacts,
  FatcaDeclarationReason,
  FatcaProofNeeded,
} from './fatca/check-fatca-declaration.ts';

// PAN
export { isPanSeeded } from './pan/is-pan-seeded.ts';
export { panFlags } from './pan/pan-flags.ts';
export type { KnownPan } from './pan/pan-flags.ts';
export { panStatus } from './pan/pan-status.ts';
export type { PanFlags } from './pan/pan-status.ts';

// Bank
export { appliesNeftUpdate, neftUpdateClauses } from './bank/applies-neft-update.ts';
export type { NeftUpdateFacts, NeftUpdateReason } from './bank/applies-neft-update.ts';
export { matchesAccountHolder } from './bank/matches-account-holder.ts';
export { confirmsBankAccount } from './bank/confirms-bank-account.ts';

// Nominees
export { deleteNominee, isNomineeDeleted, NOMINEE_DELETED } from './nominee/delete-nominee.ts';
export type { EditableNominee } from './nominee/delete-nominee.ts';
export { restoreNominee } from './nominee/restore-nominee.ts';
export { checkNomineeShares } from './nominee/check-nominee-shares.ts';
export type { NomineeShares, NomineeSharesReason, SharingNominee } from './nominee/check-nominee-shares.ts';
export { AGE_OF_MAJORITY, needsAppointee } from './nominee/needs-appointee.ts';
export { mayBeAppointee } from './nominee/may-be-appointee.ts';

// Cheque pickup
export { joinMobileNumbers } from './pickup/join-mobile-numbers.ts';
export { bonusClauses, earnsBonus } from './bonus/earns-bonus.ts';
export type { BonusFacts, BonusReason } from './bonus/earns-bonus.ts';
export { checkPickupTime, PICKUP_DAYS_AHEAD, PICKUP_SLOTS } from './pickup/check-pickup-time.ts';
export type { PickupReason } from './pickup/check-pickup-time.ts';
export { formatPickupStamp } from './pickup/format-pickup-stamp.ts';

// Maintenance
export { MAINTENANCE_NOTICE_MINUTES, maintenanceState } from './maintenance/maintenance-state.ts';
export type { MaintenanceState } from './maintenance/maintenance-state.ts';
export type { ClosingCause } from './maintenance/spans.ts';
export { pathsClosed } from './maintenance/paths-closed.ts';
export { fillMaintenanceMessage } from './maintenance/fill-maintenance-message.ts';
export { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './maintenance/default-maintenance.ts';
export { WEEKDAYS } from './maintenance/maintenance-schedule.ts';
export type {
  ClockWindow,
  CoreDowntimeWindow,
  DayWindow,
  MaintenanceSchedule,
  Weekday,
  WeekNumber,
} from './maintenance/maintenance-schedule.ts';

// Signed documents
export { formatSignedDocument } from './signed-document/format-facts.ts';
export { readSignedDocument } from './signed-document/read-code.ts';
export type { ReadDocument, UnreadableDocument } from './signed-document/read-code.ts';
export type { SignedDocument, SignedDocumentKind, SignedPart } from './signed-document/document-facts.ts';
export { readSigningKeys, signingKeyOf } from './signed-document/signing-keys.ts';
export type { KeyForDocument, SigningKey } from './signed-document/signing-keys.ts';

// Content and screens
export { servicePath } from './content/service-path.ts';
export { countNotifications } from './content/count-notifications.ts';
export { arrangeContent, parseContentPlace } from './content/arrange-content.ts';
export type { ContentPlace } from './content/arrange-content.ts';
export { BREAKPOINTS, deviceClassOf } from './content/device-class.ts';
export type { DeviceClass } from './content/device-class.ts';
