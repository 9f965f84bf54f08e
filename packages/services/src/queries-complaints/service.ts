import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Answers, what to do when something went wrong, and whom to turn to. */
export const queriesComplaints = defineService({
  ...facts.queriesComplaints,
  screen: () => import('./QueriesComplaintsScreen.tsx'),
});
