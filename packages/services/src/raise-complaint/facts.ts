import { defineFacts } from '@lifedesk/journey/service';

/** A complaint about a policy, with what happened and a proof; resolved by a promised date. */
export const raiseComplaint = defineFacts({
  id: 'raise-complaint',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
