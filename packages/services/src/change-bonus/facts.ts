import { defineFacts } from '@lifedesk/journey/service';

/** What becomes of the bonus of a policy that takes part in profits, confirmed by an OTP. */
export const changeBonus = defineFacts({
  id: 'change-bonus',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  menu: 'changes',
  workType: 'change bonus option',
});
