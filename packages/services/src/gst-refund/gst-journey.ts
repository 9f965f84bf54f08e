import {
  choosePolicy,
  chosenAtFirst,
  confirmByOtp,
  fileRefusal,
  inBackground,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import { type AnswerOf, gstRefundEligible, type LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { gstRefund } from './facts.ts';

/** The initial data of the journey. */
export type GstContext = AnswerOf<'gstRefundEligible'>;
export type GstPolicy = GstContext['policies'][number];

export const policyOf = ({ policies }: GstContext, policyNo: string): GstPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

type GstValues = { readonly policyNo: string; readonly files: readonly UploadedFile[]; readonly isDeclared: boolean };
const blank: GstValues = { policyNo: '', files: [], isDeclared: false };

export const gstJourney = confirmByOtp({
  id: gstRefund.id,
  guide: {
    needs: [m.gstRefund_needsStatement, m.journey_needsOtp, m.gstRefund_needsAccount],
    next: [m.gstRefund_nextReview, m.gstRefund_nextPaid],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: gstRefund.workType,
    challenge: (sdk) => gstRefundEligible(sdk, {}, inBackground),
    action: m.gstRefund_send,
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'payments',
      name: m.gstRefund_step,
      fields: ['files'],
      problems: ({ policyNo, files }, context: GstContext) => ({
        files: policyOf(context, policyNo)?.bankAccountNo ? uploadProblem(files, true) : m.gstRefund_accountMissing,
      }),
    },
  ],
  review: {
    fields: ['isDeclared'],
    problems: ({ isDeclared }) => ({ isDeclared: isDeclared ? undefined : m.gstRefund_declareMissing }),
  },
  begin: (context: GstContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'files' },
  refusals: (error: LifedeskError, values) => {
    const ofFile = fileRefusal(error, values.files);
    if (ofFile) return { files: ofFile };
    const isOfUpload = error.fieldErrors.some(({ pointer }) => pointer === '/uploadId');
    return isOfUpload ? { files: m.gstRefund_fileRefused } : undefined;
  },
});
