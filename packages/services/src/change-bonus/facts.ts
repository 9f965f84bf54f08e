import { defineFacts } from '@lifedesk/journey/service';

/** Changes the bonus option of a policy that earns a bonus, confirmed by an OTP. */
export const changeBonus = defineFacts({
  id: 'change-bonus',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'change bonus option',
});
