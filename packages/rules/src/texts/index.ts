// biome-ignore-all assist/source/organizeImports: grouped by domain
/** The sentence for each reason that a rule returns, in English and Hindi: the only wording of a `because`. */
export { LANGUAGES } from './language.ts';
export type { Language } from './language.ts';
export { afterGraceText, reinstatementText, revivalText, whatIsLeftText } from './restoration-texts.ts';
export type { RestorationTextFacts } from './restoration-facts.ts';
export { isRestrictionReason, restrictionText } from './restriction-texts.ts';
export { attentionText } from './attention-texts.ts';
export { attentionDeadlineText, attentionOtherwiseText, isAttentionReason } from './attention-card-texts.ts';
export {
  freeLookText,
  gstRefundText,
  modeOfferText,
  premiumChangeText,
  riderOfferText,
  riderSumText,
} from './change-texts.ts';
export { borrowText, isBorrowReason, loanAmountText } from './loan-texts.ts';
export { additionsPartText, additionsText, isAdditionsReason } from './additions-texts.ts';
export { isUnclaimedReason, unclaimedText } from './unclaimed-texts.ts';
export { isSurrenderReason, payoutTaxText, surrenderText } from './surrender-texts.ts';
export {
  choiceFigureText,
  choiceReasonText,
  figureLines,
  figureRuleText,
  policyChoiceText,
  sumTexts,
  undoText,
} from './comparison-texts.ts';
export { isSuitabilityReason, suitabilityText } from './suitability-texts.ts';
export { paymentReferenceText, proofDateText } from './payment-proof-texts.ts';
export { coverText, isCoverReason } from './cover-texts.ts';
export {
  dueText,
  fundSplitText,
  lateFeeText,
  loanCeilingText,
  loanPaymentText,
  reversalText,
  takenBackText,
  topUpTaxText,
  topUpText,
} from './payment-texts.ts';
export {
  bonusText,
  closingText,
  fallsDueText,
  fatcaText,
  foreignTaxIdText,
  isPayoutReason,
  neftUpdateText,
  nomineeSharesText,
  nonForfeitureChoiceText,
  nonForfeitureOptionText,
  nonForfeitureText,
  payoutText,
  pickupText,
} from './service-texts.ts';
export { isPayLinkState, payerText, payLinkOfferText, payLinkText } from './pay-link-texts.ts';
export {
  fundReturnText,
  isNoRedirectionReason,
  isNoSwitchReason,
  mergedSwitchText,
  noRedirectionText,
  noSwitchText,
  redirectionText,
  strategyStopText,
  switchText,
} from './fund-texts.ts';
export {
  fundsOutText,
  isFundsOutReason,
  isWithdrawalReason,
  withdrawalCheckText,
  withdrawalText,
} from './withdrawal-texts.ts';
export { isMandateReason, mandateTermsText, mandateText, skipText } from './mandate-texts.ts';
export {
  aadhaarText,
  bankAccountText,
  clientIdText,
  ifscText,
  micrText,
  mobileText,
  otpText,
  panText,
  pinCodeText,
  policyNumberText,
  requestNumberText,
  rupeesText,
} from './format-texts.ts';
export { REFUSAL_RULES, reasonsOf, refusalText } from './refusal-texts.ts';
export type { Refusal, RefusalFacts, RefusalFactsOf, RefusalReason, RefusalRule } from './refusal-texts.ts';
export { emailText, loginIdText } from './login-id-texts.ts';
export type { CheckedField, FieldReasons } from './format-values.ts';
