import { defineFacts } from '@lifedesk/journey/service';

/** Requests a rider on a policy, with questions about health if the rider has them. */
export const riderAddition = defineFacts({
  id: 'rider-addition',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
