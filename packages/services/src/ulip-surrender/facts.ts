import { defineFacts } from '@lifedesk/journey/service';

/** Takes money out of the funds of a unit-linked policy, a part or all by surrender, confirmed by an OTP. */
export const ulipSurrender = defineFacts({
  id: 'ulip-surrender',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
  workType: 'withdraw from funds',
});
