import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * An application for a new policy: its stage for anyone with its number and the birth date, and everything after an OTP,
 * which opens a session of its own. Customers who are signed in see their applications.
 */
export const trackApplication = defineFacts({
  id: 'track-application',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'track_application_skip_login',
  indexed: true,
  quickLink: m.trackApplication_quickLink,
});
