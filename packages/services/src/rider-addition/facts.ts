import { defineFacts } from '@lifedesk/journey/service';

/** Asks for a rider on a policy, with the questions about health where the rider has them. */
export const riderAddition = defineFacts({
  id: 'rider-addition',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
