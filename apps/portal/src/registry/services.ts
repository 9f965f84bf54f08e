import { allServices } from '@lifedesk/services/all-services';
import { applicationTracker } from '@lifedesk/services/application-tracker';
import { autoDebit } from '@lifedesk/services/auto-debit';
import { calendarFeed } from '@lifedesk/services/calendar-feed';
import { changeBonus } from '@lifedesk/services/change-bonus';
import { chequePickup } from '@lifedesk/services/cheque-pickup';
import { compare } from '@lifedesk/services/compare';
import { corporateLogin } from '@lifedesk/services/corporate-login';
import { dashboard } from '@lifedesk/services/dashboard';
import { dateOfIncorporation } from '@lifedesk/services/date-of-incorporation';
import { deactivateAutoDebit } from '@lifedesk/services/deactivate-auto-debit';
import { deactivateDfa } from '@lifedesk/services/deactivate-dfa';
import { deactivateStp } from '@lifedesk/services/deactivate-stp';
import { digitalLivingCertificate } from '@lifedesk/services/digital-living-certificate';
import { downloadCenter } from '@lifedesk/services/download-center';
import { eLoan } from '@lifedesk/services/e-loan';
import { ekyc } from '@lifedesk/services/ekyc';
import { freelookEnquiry } from '@lifedesk/services/freelook-enquiry';
import { freelookRequest } from '@lifedesk/services/freelook-request';
import { gstRefund } from '@lifedesk/services/gst-refund';
import { home } from '@lifedesk/services/home';
import { login } from '@lifedesk/services/login';
import { logout } from '@lifedesk/services/logout';
import { medicalAppointment } from '@lifedesk/services/medical-appointment';
import { modeChange } from '@lifedesk/services/mode-change';
import { neftDetails } from '@lifedesk/services/neft-details';
import { nfoDetails } from '@lifedesk/services/nfo-details';
import { payLink } from '@lifedesk/services/pay-link';
import { payLinks } from '@lifedesk/services/pay-links';
import { payLoan } from '@lifedesk/services/pay-loan';
import { payOnline } from '@lifedesk/services/pay-online';
import { paymentProof } from '@lifedesk/services/payment-proof';
import { payoutHistory } from '@lifedesk/services/payout-history';
import { policyDetails } from '@lifedesk/services/policy-details';
import { premiumRedirection } from '@lifedesk/services/premium-redirection';
import { puaSurrender } from '@lifedesk/services/pua-surrender';
import { queriesComplaints } from '@lifedesk/services/queries-complaints';
import { raiseComplaint } from '@lifedesk/services/raise-complaint';
import { recommendedPlans } from '@lifedesk/services/recommended-plans';
import { registerAutoDebit } from '@lifedesk/services/register-auto-debit';
import { reinstatement } from '@lifedesk/services/reinstatement';
import { revivalScheme } from '@lifedesk/services/revival-scheme';
import { riderAddition } from '@lifedesk/services/rider-addition';
import { serviceRecovery } from '@lifedesk/services/service-recovery';
import { signedInDevices } from '@lifedesk/services/signed-in-devices';
import { stopPayout } from '@lifedesk/services/stop-payout';
import { submitEhdf } from '@lifedesk/services/submit-ehdf';
import { surrenderEnquiry } from '@lifedesk/services/surrender-enquiry';
import { surrenderRequest } from '@lifedesk/services/surrender-request';
import { switchFunds } from '@lifedesk/services/switch-funds';
import { topUp } from '@lifedesk/services/top-up';
import { trackApplication } from '@lifedesk/services/track-application';
import { trackServiceRequests } from '@lifedesk/services/track-service-requests';
import { ulipPortfolio } from '@lifedesk/services/ulip-portfolio';
import { ulipSurrender } from '@lifedesk/services/ulip-surrender';
import { unclaimedAmount } from '@lifedesk/services/unclaimed-amount';
import { updateAddress } from '@lifedesk/services/update-address';
import { updateEmail } from '@lifedesk/services/update-email';
import { updateMobile } from '@lifedesk/services/update-mobile';
import { updateNationality } from '@lifedesk/services/update-nationality';
import { updateNominee } from '@lifedesk/services/update-nominee';
import { updatePan } from '@lifedesk/services/update-pan';
import { verify } from '@lifedesk/services/verify';
import { yblError } from '@lifedesk/services/ybl-error';

/** Every built service, in the order of the menu. One word per service; its facts are in its own folder. */
export const services = [
  login,
  home,
  corporateLogin,
  logout,
  verify,
  yblError,
  dashboard,
  allServices,
  policyDetails,
  compare,
  ulipPortfolio,
  payOnline,
  payLinks,
  payLink,
  payoutHistory,
  digitalLivingCertificate,
  stopPayout,
  payLoan,
  paymentProof,
  topUp,
  autoDebit,
  registerAutoDebit,
  deactivateAutoDebit,
  calendarFeed,
  gstRefund,
  surrenderEnquiry,
  surrenderRequest,
  freelookEnquiry,
  freelookRequest,
  reinstatement,
  revivalScheme,
  switchFunds,
  premiumRedirection,
  deactivateStp,
  deactivateDfa,
  changeBonus,
  modeChange,
  nfoDetails,
  riderAddition,
  submitEhdf,
  recommendedPlans,
  ulipSurrender,
  eLoan,
  puaSurrender,
  unclaimedAmount,
  downloadCenter,
  chequePickup,
  updateMobile,
  updateEmail,
  updatePan,
  ekyc,
  dateOfIncorporation,
  updateAddress,
  updateNominee,
  updateNationality,
  neftDetails,
  signedInDevices,
  applicationTracker,
  medicalAppointment,
  trackApplication,
  trackServiceRequests,
  raiseComplaint,
  serviceRecovery,
  queriesComplaints,
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];
