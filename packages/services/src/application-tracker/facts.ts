import { defineFacts } from '@lifedesk/journey/service';
import { ACCEPT_OFFER } from '../shared/applications/accept-offer.ts';

/** The customer's applications for new policies: what each waits for, its papers, its money, and offers on other terms. */
export const applicationTracker = defineFacts({
  id: 'application-tracker',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: ACCEPT_OFFER,
});
