import { defineService } from '@lifedesk/journey/service';
import { payOnline } from '@lifedesk/services/pay-online';
import { trackServiceRequests } from '@lifedesk/services/track-service-requests';
import { updateMobile } from '@lifedesk/services/update-mobile';
import { updateNominee } from '@lifedesk/services/update-nominee';

/** What the desk does for a customer. One line per service; everything else is in the services package. */
export const services = [
  defineService(payOnline, () => import('@lifedesk/services/pay-online/screen')),
  defineService(updateNominee, () => import('@lifedesk/services/update-nominee/screen')),
  defineService(updateMobile, () => import('@lifedesk/services/update-mobile/screen')),
  defineService(trackServiceRequests, () => import('@lifedesk/services/track-service-requests/screen')),
] as const;
