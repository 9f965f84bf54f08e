import { defineFacts } from '@lifedesk/journey/service';

/** An earlier request that was not settled properly: what is wrong, and what would put it right. */
export const serviceRecovery = defineFacts({
  id: 'service-recovery',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
