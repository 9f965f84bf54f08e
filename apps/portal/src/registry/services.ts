import { changeBonus } from '../services/change-bonus/service.ts';
import { chequePickup } from '../services/cheque-pickup/service.ts';
import { corporateLogin } from '../services/corporate-login/service.ts';
import { dashboard } from '../services/dashboard/service.ts';
import { dateOfIncorporation } from '../services/date-of-incorporation/service.ts';
import { downloadCenter } from '../services/download-center/service.ts';
import { login } from '../services/login/service.ts';
import { logout } from '../services/logout/service.ts';
import { neftDetails } from '../services/neft-details/service.ts';
import { payOnline } from '../services/pay-online/service.ts';
import { policyDetails } from '../services/policy-details/service.ts';
import { queriesComplaints } from '../services/queries-complaints/service.ts';
import { raiseComplaint } from '../services/raise-complaint/service.ts';
import { revivalScheme } from '../services/revival-scheme/service.ts';
import { serviceRecovery } from '../services/service-recovery/service.ts';
import { trackServiceRequests } from '../services/track-service-requests/service.ts';
import { updateAddress } from '../services/update-address/service.ts';
import { updateEmail } from '../services/update-email/service.ts';
import { updateMobile } from '../services/update-mobile/service.ts';
import { updateNationality } from '../services/update-nationality/service.ts';
import { updateNominee } from '../services/update-nominee/service.ts';
import { updatePan } from '../services/update-pan/service.ts';
import { yblError } from '../services/ybl-error/service.ts';

/** Every service that is built, in the order of the menu. One line a service; its facts stand in its own folder. */
export const services = [
  login,
  corporateLogin,
  logout,
  yblError,
  dashboard,
  policyDetails,
  payOnline,
  revivalScheme,
  changeBonus,
  downloadCenter,
  chequePickup,
  updateMobile,
  updateEmail,
  updatePan,
  dateOfIncorporation,
  updateAddress,
  updateNominee,
  updateNationality,
  neftDetails,
  trackServiceRequests,
  raiseComplaint,
  serviceRecovery,
  queriesComplaints,
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];
