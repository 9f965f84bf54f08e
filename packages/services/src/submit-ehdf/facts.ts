import { defineFacts } from '@lifedesk/journey/service';

/** Declares the health of an insured person, for a revival or an application that has waited long. */
export const submitEhdf = defineFacts({
  id: 'submit-ehdf',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
