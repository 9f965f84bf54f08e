import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A complaint about a policy, with what happened and a proof; settled by a promised date. */
export const raiseComplaint = defineService({
  ...facts.raiseComplaint,
  screen: () => import('./RaiseComplaintScreen.tsx'),
});
