import { defineFacts } from '@lifedesk/journey/service';

/**
 * Puts a policy that lapsed at most 180 days ago back in force: what is due with its late fee, paid without a scheme.
 */
export const reinstatement = defineFacts({
  id: 'reinstatement',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
