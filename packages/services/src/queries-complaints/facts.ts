import { defineFacts } from '@lifedesk/journey/service';

/** Answers, what to do if something went wrong, and whom to contact. */
export const queriesComplaints = defineFacts({
  id: 'queries-complaints',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
