import { defineFacts } from '@lifedesk/journey/service';

/** The yearly life certificate of an annuitant: by a picture and Aadhaar, or in a way that needs neither. */
export const digitalLivingCertificate = defineFacts({
  id: 'digital-living-certificate',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
