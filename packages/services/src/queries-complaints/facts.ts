import { defineFacts } from '@lifedesk/journey/service';

/** Answers, what to do when something went wrong, and whom to turn to. */
export const queriesComplaints = defineFacts({
  id: 'queries-complaints',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
