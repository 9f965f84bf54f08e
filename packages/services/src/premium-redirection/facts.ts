import { defineFacts } from '@lifedesk/journey/service';

/** Directs the next premiums of a unit-linked policy to other funds, confirmed by an OTP. */
export const premiumRedirection = defineFacts({
  id: 'premium-redirection',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'change funds for premiums',
});
