import { defineFacts } from '@lifedesk/journey/service';

/** Borrows on a policy within its limit, confirmed by an OTP. */
export const eLoan = defineFacts({
  id: 'e-loan',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
  workType: 'borrow on your policy',
});
