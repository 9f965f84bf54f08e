import { defineJourney, type Journey, textProblem, type UploadedFile, uploadProblem } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { trackServiceRequests } from './facts.ts';

type AskValues = { readonly message: string; readonly files: readonly UploadedFile[] };
const blank: AskValues = { message: '', files: [] };
export type AskJourney = Journey<AskValues, undefined, 'message'>;

/** A question about a request, or what it still needs. Each request has its own. */
export const askJourney = (ticket: string): AskJourney =>
  defineJourney({
    id: `${trackServiceRequests.id}.${ticket}`,
    guide: { needs: [m.trackServiceRequests_needsFile], next: [m.trackServiceRequests_nextTeam, m.journey_nextStages] },
    blank,
    steps: [
      {
        id: 'message',
        name: m.trackServiceRequests_ask,
        fields: ['message', 'files'],
        problems: ({ message, files }) => ({ message: textProblem(message), files: uploadProblem(files, false) }),
      },
    ],
  });
