import {
  choosePolicy,
  chosenAtFirst,
  defineJourney,
  fileRefusal,
  textProblem,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { raiseComplaint } from './facts.ts';

type ComplaintContext = AnswerOf<'complaintEligible'>;
export type Category = Schemas['ComplaintCategory'];

type ComplaintValues = {
  readonly policyNo: string;
  readonly category: Category | '';
  readonly description: string;
  readonly files: readonly UploadedFile[];
};
const blank: ComplaintValues = { policyNo: '', category: '', description: '', files: [] };

export const complaintJourney = defineJourney({
  id: raiseComplaint.id,
  guide: {
    needs: [m.raiseComplaint_needsStory, m.raiseComplaint_needsFiles],
    next: [m.raiseComplaint_nextRead, m.raiseComplaint_nextAnswer, m.raiseComplaint_nextFurther],
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'details',
      name: m.raiseComplaint_detailsStep,
      fields: ['category', 'description', 'files'],
      problems: ({ category, description, files }, { categories }: ComplaintContext) => ({
        category: categories.some((one) => one === category) ? undefined : m.raiseComplaint_categoryMissing,
        description: textProblem(description),
        files: uploadProblem(files, false),
      }),
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (context: ComplaintContext, query) => chosenAtFirst(context, query),
  refusals: (error: LifedeskError, values) => {
    const ofFile = fileRefusal(error, values.files);
    return ofFile && { files: ofFile };
  },
});
