import {
  defineJourney,
  fileRefusal,
  textProblem,
  ticketCheck,
  ticketRefused,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import type { LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { serviceRecovery } from './facts.ts';

/** What the server returned about the earlier request. */
type Earlier = Pick<Schemas['ServiceRequest'], 'ticket' | 'madeAt' | 'promisedDate'>;

type RecoveryValues = {
  readonly ticket: string;
  readonly earlier: Earlier | undefined;
  readonly whatIsWrong: string;
  readonly whatWouldHelp: string;
  readonly files: readonly UploadedFile[];
};
const blank: RecoveryValues = { ticket: '', earlier: undefined, whatIsWrong: '', whatWouldHelp: '', files: [] };

export const recoveryJourney = defineJourney({
  id: serviceRecovery.id,
  guide: {
    needs: [m.serviceRecovery_needsTicket, m.serviceRecovery_needsStory],
    next: [m.serviceRecovery_nextTeam, m.serviceRecovery_nextCall, m.journey_nextStages],
  },
  blank,
  steps: [
    { ...ticketCheck, isDone: ({ ticket, earlier }) => earlier !== undefined && earlier.ticket === ticket },
    {
      id: 'details',
      name: m.serviceRecovery_detailsStep,
      fields: ['whatIsWrong', 'whatWouldHelp', 'files'],
      problems: ({ whatIsWrong, whatWouldHelp, files }) => ({
        whatIsWrong: textProblem(whatIsWrong),
        whatWouldHelp: textProblem(whatWouldHelp),
        files: uploadProblem(files, false),
      }),
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (_known: undefined, query) => ({ ticket: query.get('ticket') ?? '' }),
  refusals: (error: LifedeskError, values) => {
    const ofFile = fileRefusal(error, values.files);
    if (ofFile) return { files: ofFile };
    return error.code === 'ticket-invalid' ? ticketRefused(error) : undefined;
  },
});
