import { defineFacts } from '@lifedesk/journey/service';

/** Cashes paid-up additions, all or a part of them, confirmed by an OTP. */
export const puaSurrender = defineFacts({
  id: 'pua-surrender',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
  workType: 'cash paid-up additions',
});
