import { defineFacts } from '@lifedesk/journey/service';

/**
 * Nationality and tax residence (FATCA and CRS): confirmed by an OTP in a full session, reviewed by staff first in a
 * payments-only one, and declared by companies too.
 */
export const updateNationality = defineFacts({
  id: 'update-nationality',
  access: 'private',
  audiences: ['retail', 'corporate'],
  alsoPaymentsOnly: true,
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'update nationality',
});
