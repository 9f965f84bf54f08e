import { defineFacts } from '@lifedesk/journey/service';

/** When a company was incorporated, with the certificate and confirmed by an OTP. */
export const dateOfIncorporation = defineFacts({
  id: 'date-of-incorporation',
  access: 'private',
  audiences: ['corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'update date of incorporation',
});
