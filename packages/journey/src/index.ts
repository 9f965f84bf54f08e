export { handleFailures } from './answers/failure.ts';
export { inBackground } from './answers/in-background.ts';
export { Loaded } from './answers/Loaded.tsx';
export { lazyPart } from './answers/lazy-part.tsx';
export { loadPart } from './answers/load-part.ts';
export { NotLoaded } from './answers/NotLoaded.tsx';
export { pageFailureAtom } from './answers/page-failure.ts';
export { type PageShape, Starting } from './answers/Starting.tsx';
export { ScreenUnavailableError } from './answers/screen-unavailable.ts';
export { Toasts } from './answers/Toasts.tsx';
export { endToastsAtom, hideToastAtom, showToastAtom, toastsAtom, usualToastTime } from './answers/toasts-atom.ts';
export { type LoadedAnswer, silent, useAnswer } from './answers/use-answer.ts';
export { useCopy } from './answers/use-copy.ts';
export { useIdempotencyKeys } from './answers/use-idempotency-keys.ts';
export { useLatestSignal } from './answers/use-latest-signal.ts';
export { useOnPageReturn } from './answers/use-on-page-return.ts';
export { useOneAtATime } from './answers/use-one-at-a-time.ts';
export { type Operation, useCall, useOperation } from './answers/use-operation.ts';
export { useUntilFinal } from './answers/use-until-final.ts';
export { type ConfirmedJourney, confirmByOtp } from './confirm/confirm-by-otp.ts';
export { OtpConfirmStep } from './confirm/OtpConfirmStep.tsx';
export { OtpReviewStep } from './confirm/OtpReviewStep.tsx';
export type { CorporateAnswer, Customer, Policy } from './customer/answers.ts';
export { companyAtom, customerAtom } from './customer/customer.ts';
export { defineJourney, type Journey, type Problems } from './engine/define-journey.ts';
export { deleteDraft, type SentRequest } from './engine/drafts.ts';
export { FormStep } from './engine/FormStep.tsx';
export { GuidePanel } from './engine/GuidePanel.tsx';
export { JourneyScreen } from './engine/JourneyScreen.tsx';
export { type Send, type Sending, useJourneyState } from './engine/journey-state.ts';
export { ResetOnRevisit } from './engine/ResetOnRevisit.tsx';
export { focusHeading, scrollToTop } from './engine/scroll.ts';
export { useDraft } from './engine/use-draft.ts';
export { type FormState, useForm } from './engine/use-form.ts';
export { useKeptFocus } from './engine/use-kept-focus.ts';
export { useResultHeading } from './engine/use-result-heading.ts';
export { fieldId, useStep } from './engine/use-step.ts';
export { dateInSentence } from './locale/date-in-sentence.ts';
export { type Message, translateAtom } from './locale/error-text.ts';
export { followLocale } from './locale/follow-locale.ts';
export { InLanguage } from './locale/InLanguage.tsx';
export type { Locale, Text } from './locale/locale.ts';
export { localeAtom, useLocale } from './locale/locale-atom.ts';
export { ruleMessage } from './locale/rule-message.ts';
export { CompareLink } from './policy/CompareLink.tsx';
export { coverToday, readCover, sumAssuredLabel } from './policy/cover.ts';
export { mandateStates, railWords } from './policy/mandate.ts';
export { modeWords } from './policy/mode.ts';
export { OtherLapsedPolicies } from './policy/OtherLapsedPolicies.tsx';
export { payerRelationWords } from './policy/payer-relation.ts';
export { policyState, riderStatusWords, statusTone, statusWords } from './policy/status.ts';
export { WaitingSwitch } from './policy/WaitingSwitch.tsx';
export type { Analytics, AnalyticsEvent } from './provider/analytics.ts';
export { type App, AppContext, type Insurer, useApp } from './provider/app.ts';
export { actionLink, useSettleLink } from './provider/attention-links.ts';
export { type FollowedPages, followBrowser } from './provider/follow-browser.ts';
export {
  type Guide,
  type Links,
  type Query,
  redirectParameter,
  type ServiceEntry,
  type ServiceLink,
  type ServiceNames,
} from './provider/links.ts';
export { loadTypeface } from './provider/load-typeface.ts';
export { MemoryNavigation, useMemoryEntry } from './provider/MemoryNavigation.tsx';
export {
  type MemoryEntry,
  type MemoryRouter,
  type MemoryRouterOptions,
  memoryRouter,
  queryOf,
} from './provider/memory-router.ts';
export { type PageNavigation, PageNavigationContext, searchOf, usePageNavigation } from './provider/navigation.ts';
export { openToPrint, saveFile } from './provider/open-file.ts';
export { sessionKindAtom } from './provider/session-kind.ts';
export { SetupError } from './provider/setup-error.ts';
export type { StepHistory } from './provider/step-history.ts';
export { ToDashboard } from './provider/ToDashboard.tsx';
export { titlePrefixAtom, useTitlePrefix } from './provider/title-prefix.ts';
export { useHref, useServiceNames } from './provider/use-links.ts';
export { type RequestFacts, requestScreen } from './request/request-screen.tsx';
export { type RequestServiceFacts, requestService } from './request/request-service.tsx';
export { readAttention } from './session/attention.ts';
export { attentionAtom } from './session/attention-atom.ts';
export { recheckCachedPage } from './session/back-forward-cache.ts';
export { deviceName } from './session/device-name.ts';
export { expiryWarningAtom } from './session/expiry-warning.ts';
export {
  notificationCountAtom,
  notificationsAtom,
  openRequestsAtom,
  setNotificationsAtom,
} from './session/notifications.ts';
export { keepSession } from './session/session-keeper.ts';
export { useNotifications } from './session/use-notifications.ts';
export { Acknowledgement } from './steps/acknowledgement/Acknowledgement.tsx';
export { AddressFields } from './steps/address/AddressFields.tsx';
export {
  addressFields,
  addressOf,
  addressProblems,
  addressRefused,
  addressText,
  addressTransient,
  blankAddress,
} from './steps/address/address-fields.ts';
export { type AddressesContext, loadAddresses } from './steps/address/load-addresses.ts';
export { ChangeContactScreen } from './steps/change-contact/ChangeContactScreen.tsx';
export type { ContactFacts } from './steps/change-contact/contact-facts.ts';
export { contactJourney } from './steps/change-contact/contact-journey.ts';
export { ChoosePolicyStep } from './steps/choose-policy/ChoosePolicyStep.tsx';
export { ClosedPolicies } from './steps/choose-policy/ClosedPolicies.tsx';
export { LoadJourney } from './steps/choose-policy/LoadJourney.tsx';
export { choosePolicy, chosenAtFirst, policyRow, whenNoPolicies } from './steps/choose-policy/policy-choice.ts';
export { whyNoneAvailable, withReasons } from './steps/choose-policy/why-none-available.ts';
export { dateProblemTexts, typedDateProblem } from './steps/date/date-problem-texts.ts';
export { LocalisedDateField } from './steps/date/LocalisedDateField.tsx';
export { TypedDateField } from './steps/date/TypedDateField.tsx';
export { companyPolicy } from './steps/find-policy/company-policies.ts';
export { FindPolicy } from './steps/find-policy/FindPolicy.tsx';
export { FreeTextField } from './steps/free-text/FreeTextField.tsx';
export { longestText, textProblem } from './steps/free-text/free-text.ts';
export { OtpStep } from './steps/otp/OtpStep.tsx';
export { formatMoment } from './steps/payment/format-moment.ts';
export { GiveUpPayment } from './steps/payment/GiveUpPayment.tsx';
export { PaymentLogin } from './steps/payment/PaymentLogin.tsx';
export { PaymentResult } from './steps/payment/PaymentResult.tsx';
export { OngoingPayment, PayPolicy } from './steps/payment/PayPolicy.tsx';
export type { PaymentFacts } from './steps/payment/payment-facts.ts';
export { purposeWords } from './steps/payment/purpose-words.ts';
export { TakenBack } from './steps/payment/TakenBack.tsx';
export { usePayment } from './steps/payment/use-payment.ts';
export { useInvoice, useReceipt } from './steps/payment/use-receipt.ts';
export { type PageToOpen, useSubmitAndRedirect } from './steps/payment/use-submit-and-redirect.ts';
export { PayoutCheck, whyNoPayout } from './steps/payout-check/PayoutCheck.tsx';
export { isAllowed } from './steps/payout-check/payout-state.ts';
export { usePayoutCheck } from './steps/payout-check/use-payout-check.ts';
export { usePayoutRemedy } from './steps/payout-check/use-payout-remedy.tsx';
export { RestrictedPolicies } from './steps/restricted/RestrictedPolicies.tsx';
export { needsChoice, restrictionReasons, whenAllRestricted } from './steps/restricted/restricted-policies.ts';
export { withRestricted } from './steps/restricted/with-restricted.tsx';
export { type ReviewedRow, ReviewStep } from './steps/review/ReviewStep.tsx';
export { SignInScreen } from './steps/sign-in/SignInScreen.tsx';
export type { SignInFacts } from './steps/sign-in/sign-in-facts.ts';
export { EndSessionsForm } from './steps/staff/EndSessionsForm.tsx';
export { OpenRequestForm } from './steps/staff/OpenRequestForm.tsx';
export { StaffSignInScreen } from './steps/staff/StaffSignInScreen.tsx';
export { signOutStaff } from './steps/staff/sign-out-staff.ts';
export { useInvalidFocus } from './steps/staff/use-invalid-focus.ts';
export { TicketCheckStep } from './steps/ticket-check/TicketCheckStep.tsx';
export { enquiryCheck, ticketCheck, ticketRefused } from './steps/ticket-check/ticket-check.ts';
export { UploadField } from './steps/upload/UploadField.tsx';
export { uploadTexts } from './steps/upload/upload-texts.ts';
export {
  fileNames,
  fileRefusal,
  type UploadedFile,
  uploadBody,
  uploadIds,
  uploadProblem,
} from './steps/upload/uploaded-files.ts';
export { WhichPoliciesStep } from './steps/which-policies/WhichPoliciesStep.tsx';
export {
  allPolicies,
  policyNosOf,
  whichAtFirst,
  whichPolicies,
  whichRows,
} from './steps/which-policies/which-policies.ts';
