import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** What was asked for: how far it is, by when it is promised, what it changed; and a question or a document for it. */
export const trackServiceRequests = defineService({
  ...facts.trackServiceRequests,
  screen: () => import('./TrackServiceRequestsScreen.tsx'),
});
