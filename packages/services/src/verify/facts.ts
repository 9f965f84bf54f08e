import { defineFacts } from '@lifedesk/journey/service';

/** Whether a receipt or another document is ours and unchanged: for anyone, with or without a session. */
export const verify = defineFacts({
  id: 'verify',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  worksOffline: true,
});
