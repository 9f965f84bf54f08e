import { defineService } from '@lifedesk/journey/service';
import { allServices } from '@lifedesk/services/all-services';
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
import { downloadCenter } from '@lifedesk/services/download-center';
import { eLoan } from '@lifedesk/services/e-loan';
import { freelookEnquiry } from '@lifedesk/services/freelook-enquiry';
import { freelookRequest } from '@lifedesk/services/freelook-request';
import { gstRefund } from '@lifedesk/services/gst-refund';
import { home } from '@lifedesk/services/home';
import { login } from '@lifedesk/services/login';
import { logout } from '@lifedesk/services/logout';
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
import { surrenderEnquiry } from '@lifedesk/services/surrender-enquiry';
import { surrenderRequest } from '@lifedesk/services/surrender-request';
import { switchFunds } from '@lifedesk/services/switch-funds';
import { topUp } from '@lifedesk/services/top-up';
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

/** Every service that is built, in the order of the menu. One line per service; its facts are in its own folder. */
export const services = [
  defineService(login, () => import('@lifedesk/services/login/screen')),
  defineService(home, () => import('@lifedesk/services/home/screen')),
  defineService(corporateLogin, () => import('@lifedesk/services/corporate-login/screen')),
  defineService(logout, () => import('@lifedesk/services/logout/screen')),
  defineService(verify, () => import('@lifedesk/services/verify/screen')),
  defineService(yblError, () => import('@lifedesk/services/ybl-error/screen')),
  defineService(dashboard, () => import('@lifedesk/services/dashboard/screen')),
  defineService(allServices, () => import('@lifedesk/services/all-services/screen')),
  defineService(policyDetails, () => import('@lifedesk/services/policy-details/screen')),
  defineService(compare, () => import('@lifedesk/services/compare/screen')),
  defineService(ulipPortfolio, () => import('@lifedesk/services/ulip-portfolio/screen')),
  defineService(payOnline, () => import('@lifedesk/services/pay-online/screen')),
  defineService(payLinks, () => import('@lifedesk/services/pay-links/screen')),
  defineService(payLink, () => import('@lifedesk/services/pay-link/screen')),
  defineService(payoutHistory, () => import('@lifedesk/services/payout-history/screen')),
  defineService(stopPayout, () => import('@lifedesk/services/stop-payout/screen')),
  defineService(payLoan, () => import('@lifedesk/services/pay-loan/screen')),
  defineService(paymentProof, () => import('@lifedesk/services/payment-proof/screen')),
  defineService(topUp, () => import('@lifedesk/services/top-up/screen')),
  defineService(autoDebit, () => import('@lifedesk/services/auto-debit/screen')),
  defineService(registerAutoDebit, () => import('@lifedesk/services/register-auto-debit/screen')),
  defineService(deactivateAutoDebit, () => import('@lifedesk/services/deactivate-auto-debit/screen')),
  defineService(calendarFeed, () => import('@lifedesk/services/calendar-feed/screen')),
  defineService(gstRefund, () => import('@lifedesk/services/gst-refund/screen')),
  defineService(surrenderEnquiry, () => import('@lifedesk/services/surrender-enquiry/screen')),
  defineService(surrenderRequest, () => import('@lifedesk/services/surrender-request/screen')),
  defineService(freelookEnquiry, () => import('@lifedesk/services/freelook-enquiry/screen')),
  defineService(freelookRequest, () => import('@lifedesk/services/freelook-request/screen')),
  defineService(reinstatement, () => import('@lifedesk/services/reinstatement/screen')),
  defineService(revivalScheme, () => import('@lifedesk/services/revival-scheme/screen')),
  defineService(switchFunds, () => import('@lifedesk/services/switch-funds/screen')),
  defineService(premiumRedirection, () => import('@lifedesk/services/premium-redirection/screen')),
  defineService(deactivateStp, () => import('@lifedesk/services/deactivate-stp/screen')),
  defineService(deactivateDfa, () => import('@lifedesk/services/deactivate-dfa/screen')),
  defineService(changeBonus, () => import('@lifedesk/services/change-bonus/screen')),
  defineService(modeChange, () => import('@lifedesk/services/mode-change/screen')),
  defineService(nfoDetails, () => import('@lifedesk/services/nfo-details/screen')),
  defineService(riderAddition, () => import('@lifedesk/services/rider-addition/screen')),
  defineService(recommendedPlans, () => import('@lifedesk/services/recommended-plans/screen')),
  defineService(ulipSurrender, () => import('@lifedesk/services/ulip-surrender/screen')),
  defineService(eLoan, () => import('@lifedesk/services/e-loan/screen')),
  defineService(puaSurrender, () => import('@lifedesk/services/pua-surrender/screen')),
  defineService(unclaimedAmount, () => import('@lifedesk/services/unclaimed-amount/screen')),
  defineService(downloadCenter, () => import('@lifedesk/services/download-center/screen')),
  defineService(chequePickup, () => import('@lifedesk/services/cheque-pickup/screen')),
  defineService(updateMobile, () => import('@lifedesk/services/update-mobile/screen')),
  defineService(updateEmail, () => import('@lifedesk/services/update-email/screen')),
  defineService(updatePan, () => import('@lifedesk/services/update-pan/screen')),
  defineService(dateOfIncorporation, () => import('@lifedesk/services/date-of-incorporation/screen')),
  defineService(updateAddress, () => import('@lifedesk/services/update-address/screen')),
  defineService(updateNominee, () => import('@lifedesk/services/update-nominee/screen')),
  defineService(updateNationality, () => import('@lifedesk/services/update-nationality/screen')),
  defineService(neftDetails, () => import('@lifedesk/services/neft-details/screen')),
  defineService(signedInDevices, () => import('@lifedesk/services/signed-in-devices/screen')),
  defineService(trackServiceRequests, () => import('@lifedesk/services/track-service-requests/screen')),
  defineService(raiseComplaint, () => import('@lifedesk/services/raise-complaint/screen')),
  defineService(serviceRecovery, () => import('@lifedesk/services/service-recovery/screen')),
  defineService(queriesComplaints, () => import('@lifedesk/services/queries-complaints/screen')),
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];
