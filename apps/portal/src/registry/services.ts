import { changeBonus } from '@lifedesk/services/change-bonus';
import { chequePickup } from '@lifedesk/services/cheque-pickup';
import { corporateLogin } from '@lifedesk/services/corporate-login';
import { dashboard } from '@lifedesk/services/dashboard';
import { dateOfIncorporation } from '@lifedesk/services/date-of-incorporation';
import { downloadCenter } from '@lifedesk/services/download-center';
import { login } from '@lifedesk/services/login';
import { logout } from '@lifedesk/services/logout';
import { neftDetails } from '@lifedesk/services/neft-details';
import { payOnline } from '@lifedesk/services/pay-online';
import { policyDetails } from '@lifedesk/services/policy-details';
import { queriesComplaints } from '@lifedesk/services/queries-complaints';
import { raiseComplaint } from '@lifedesk/services/raise-complaint';
import { revivalScheme } from '@lifedesk/services/revival-scheme';
import { serviceRecovery } from '@lifedesk/services/service-recovery';
import { trackServiceRequests } from '@lifedesk/services/track-service-requests';
import { updateAddress } from '@lifedesk/services/update-address';
import { updateEmail } from '@lifedesk/services/update-email';
import { updateMobile } from '@lifedesk/services/update-mobile';
import { updateNationality } from '@lifedesk/services/update-nationality';
import { updateNominee } from '@lifedesk/services/update-nominee';
import { updatePan } from '@lifedesk/services/update-pan';
import { yblError } from '@lifedesk/services/ybl-error';

/** Every service that is built, in the order of the menu. One line per service; its facts are in its own folder. */
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
