import { defineFacts } from '@lifedesk/journey/service';

/** Who receives the money of a policy, and their shares; confirmed by an OTP. */
export const updateNominee = defineFacts({
  id: 'update-nominee',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'update nominee',
});
