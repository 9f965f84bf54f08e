import {
  confirmByOtp,
  fileRefusal,
  inBackground,
  typedDateProblem,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { type AnswerOf, incorporationDetails, type LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { dateOfIncorporation } from './facts.ts';

/** The context of the journey: data loaded before the first step. */
export interface DoiContext {
  readonly clientId: string;
  /** The registered date, ISO 8601; undefined if there is none. */
  readonly doi: string | undefined;
  /** A date that staff have not compared with the certificate yet. */
  readonly pending: AnswerOf<'incorporationDetails'>['pending'];
  /** Today in India: the latest possible date. */
  readonly today: CalendarDate;
}

/** The earliest possible year: India's first company law is from 1850. */
export const earliest = '1850-01-01';

const says = {
  empty: m.dateOfIncorporation_missing,
  'too-early': m.dateOfIncorporation_tooEarly,
  'too-late': m.dateOfIncorporation_tooLate,
};

type DoiValues = {
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly doi: string;
  /** The text of the three inputs. */
  readonly typed: string;
  readonly certificate: readonly UploadedFile[];
};
const blank: DoiValues = { doi: '', typed: '', certificate: [] };

export const doiJourney = confirmByOtp({
  id: dateOfIncorporation.id,
  guide: {
    needs: [m.dateOfIncorporation_needsCertificate, m.journey_needsOtp],
    next: [m.dateOfIncorporation_nextReview, m.dateOfIncorporation_nextConfirm],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: dateOfIncorporation.workType,
    challenge: (sdk) => incorporationDetails(sdk, {}, inBackground),
    action: m.dateOfIncorporation_send,
  },
  blank,
  steps: [
    {
      id: 'date',
      name: m.dateOfIncorporation_step,
      fields: ['doi'],
      problems({ doi, typed }, { doi: registered, today }) {
        const problem = typedDateProblem({ date: doi, typed, earliest, latest: today }, says);
        return { doi: problem ?? (doi === registered ? m.dateOfIncorporation_same : undefined) };
      },
    },
    {
      id: 'certificate',
      name: m.dateOfIncorporation_certificateStep,
      fields: ['certificate'],
      problems: ({ certificate }) => ({ certificate: uploadProblem(certificate, true) }),
    },
  ],
  begin: (_context: DoiContext) => ({}),
  refusals(error: LifedeskError, { certificate }) {
    const ofFile = fileRefusal(error, certificate);
    if (ofFile) return { certificate: ofFile };
    return error.fieldErrors.some(({ pointer }) => pointer === '/doi')
      ? { doi: m.dateOfIncorporation_refused }
      : undefined;
  },
});
