import { choosePolicy, chosenAtFirst, defineJourney, type UploadedFile, uploadProblem } from '@lifedesk/journey';
import type { AnswerOf, LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { gstRefund } from './facts.ts';

/** The initial data of the journey. */
export type GstContext = AnswerOf<'gstRefundEligible'>;
export type GstPolicy = GstContext['policies'][number];

export const policyOf = ({ policies }: GstContext, policyNo: string): GstPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

export const gstJourney = defineJourney({
  id: gstRefund.id,
  guide: {
    needs: [m.gstRefund_needsStatement, m.gstRefund_needsAccount],
    next: [m.gstRefund_nextReview, m.gstRefund_nextPaid],
  },
  blank: { policyNo: '', files: [] as readonly UploadedFile[], isDeclared: false },
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
    {
      id: 'review',
      fields: ['isDeclared'],
      name: m.review_step,
      problems: ({ isDeclared }) => ({ isDeclared: isDeclared ? undefined : m.gstRefund_declareMissing }),
    },
  ],
  begin: (context: GstContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusals: ({ code, fieldErrors }: LifedeskError) => {
    if (fieldErrors.some(({ pointer }) => pointer === '/uploadId')) return { files: m.gstRefund_fileRefused };
    return code === 'validation' || code === 'amount-refused' ? { files: m.gstRefund_refused } : undefined;
  },
});
