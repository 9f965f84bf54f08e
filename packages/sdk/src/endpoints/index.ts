// Generated from openapi/ by `pnpm generate`. Do not edit.
export {
  answerCounterOffer,
  applicationDetails,
  applicationEligiblePolicies,
  applicationMedicalCard,
  coAidRedirect,
  sendApplicationDocument,
  trackApplication,
  trackApplicationSkipLogin,
  trackApplicationV2,
  withdrawApplication,
} from './applications.ts';
export {
  agreeEnvelopeKey,
  authenticateUser,
  corporateExpireSession,
  corporateGenerateOtp,
  corporateLogout,
  corporateRefreshSession,
  corporateValidateAuthCode,
  corporateValidateCustomer,
  corporateValidateOtp,
  corporateValidateSession,
  endOtherSessions,
  endSession,
  expireApplicationSession,
  expireSession,
  generateOtp,
  logout,
  recordBranchVisit,
  refreshSession,
  sessionList,
  validateCustomer,
  validateOtp,
  validatePaymentCustomer,
  validatePaymentSession,
  validateSession,
} from './auth.ts';
export {
  autoDebitEligiblePolicies,
  autoDebitMandates,
  autoDebitOnHold,
  autoDebitOptions,
  autoDebitStatus,
  deactivateAutoDebit,
  deactivateAutoDebitCrm,
  mandateCallback,
  skipAutoDebit,
  submitAutoDebit,
  validateAutoDebitTicket,
} from './auto-debit.ts';
export { bankDetails, fetchNeft, updateNeft, verifyNeftDetails } from './bank-details.ts';
export { calendarFeed, createCalendarFeed, replaceCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts';
export { comparisonDocument, policyComparison } from './comparison.ts';
export { contentForm } from './content.ts';
export { contentQuery } from './content-query.ts';
export {
  checkDocument,
  downloadInvoice,
  downloadPolicyDocument,
  downloadPolicyPack,
  downloadPolicyPackV2,
  downloadReceipt,
  downloadReceiptPartial,
  emailPolicyDocument,
  emailPolicyPack,
  paymentHistory,
  policyDocumentList,
  purgeTempFile,
} from './documents.ts';
export { sendEmail } from './email.ts';
export {
  corporateSwitchFunds,
  corporateUlipPortfolio,
  corporateUpdateSwitchFunds,
  deactivateDfa,
  deactivateStp,
  dfaEligiblePolicies,
  premiumAllocations,
  redirectPremiums,
  stpEligiblePolicies,
  switchFunds,
  ulipPartialSurrender,
  ulipPortfolio,
  ulipSurrenderPolicies,
  updateSwitchFunds,
} from './funds.ts';
export {
  compareFace,
  deleteEkyc,
  ekycOtp,
  ekycStatus,
  lifeCertificateAadhaarOtp,
  lifeCertificateEligibility,
  selfieLiveness,
  submitEkyc,
  submitLifeCertificate,
  validateEkyc,
  validateLifeCertificateAadhaarOtp,
} from './identity.ts';
export {
  acknowledgeMedical,
  bookMedicalCentre,
  bookTeleMedical,
  ehdfEligiblePolicies,
  healthDeclarationCopy,
  medicalCentres,
  medicalEligiblePolicies,
  medicalReports,
  medicalStatus,
  submitEhdf,
} from './medical.ts';
export {
  corporateSubmitFatca,
  fatcaDetails,
  fatcaDetailsPartial,
  fatcaEligibility,
  submitFatcaWithOtp,
  submitFatcaWithoutOtp,
} from './nationality.ts';
export { eligibleNominees, nomineeEligiblePolicies, nominees, updateNominees } from './nominee.ts';
export { maintenanceSchedule, notifications, nriFaq } from './notices.ts';
export { createPayLink, openPayLink, payByLink, payLinks, revokePayLink } from './pay-links.ts';
export { paymentCallback } from './payment-callback.ts';
export {
  cancelPayment,
  corporateCreatePayment,
  createPayment,
  loanDetails,
  loanDetailsPartial,
  ongoingPayments,
  paymentStatus,
  policyPaymentDetails,
  policyPaymentDetailsPartial,
  topUpEligiblePolicies,
} from './payments.ts';
export {
  cancelSurrender,
  claimUnclaimedAmount,
  eLoan,
  eLoanPolicies,
  freelookEnquiry,
  freelookPolicies,
  heldPayout,
  payoutCertificate,
  payoutHistory,
  payoutRestriction,
  puaPolicies,
  puaSurrender,
  requestFreelook,
  requestSurrender,
  stopPayout,
  surrenderEnquiry,
  surrenderPolicies,
  unclaimedAmount,
  unclaimedAmountPublic,
  validateFreelookTicket,
  validateSurrenderTicket,
} from './payouts.ts';
export {
  corporateDashboardPolicies,
  corporatePoliciesByPage,
  corporatePolicyDetails,
  interceptorPolicies,
  navAlerts,
  overview,
  policyCards,
  policyDetails,
  policyHolds,
  smartPolicySearch,
} from './policies.ts';
export {
  addRider,
  bonusOptions,
  modeChangeDetails,
  nonForfeitureOptions,
  requestNonForfeiture,
  riderOptions,
  updateBonusOption,
  updateMode,
} from './policy-changes.ts';
export {
  addressDetails,
  checkDuplicate,
  contactDetails,
  corporateUpdateEmail,
  corporateUpdateMobile,
  fetchPan,
  incorporationDetails,
  listCities,
  listStates,
  placesOfPinCode,
  profilePolicies,
  requestChequePickup,
  updateAddress,
  updateDateOfIncorporation,
  updateEmail,
  updateMobile,
  updatePan,
  validatePan,
} from './profile.ts';
export {
  recommendedPlans,
  recommendedPlansPartial,
  recommendedPlansPublic,
  submitRecommendedPlan,
  submitRecommendedPlanPartial,
  submitRecommendedPlanPublic,
} from './recommendations.ts';
export {
  gstRefundEligible,
  paymentProofDetails,
  paymentProofEligibility,
  submitGstRefund,
  submitPaymentProof,
  validatePaymentProofTicket,
} from './refunds.ts';
export {
  complaintEligible,
  queryTicketStatus,
  requestServiceRecovery,
  serviceRequests,
  submitComplaint,
  submitServiceRequestQuery,
} from './requests.ts';
export {
  checkRevivalPremium,
  emailRevivalQuote,
  reinstatementPolicies,
  revivalBasicDetails,
  revivalEligiblePolicies,
  revivalLatestDetails,
  submitRevival,
} from './revival.ts';
export {
  completeStaffSignIn,
  endCustomerSessions,
  endStaffSession,
  openCustomerRequest,
  readStaffSession,
  startStaffSignIn,
} from './staff.ts';
export { fetchPresignedUrl } from './uploads.ts';
