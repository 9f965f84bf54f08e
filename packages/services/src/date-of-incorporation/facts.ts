import { defineFacts } from '@lifedesk/journey/service';

/** When a company was incorporated. */
export const dateOfIncorporation = defineFacts({
  id: 'date-of-incorporation',
  access: 'private',
  audiences: ['corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
