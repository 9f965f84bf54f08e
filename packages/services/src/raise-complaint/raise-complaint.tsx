import { requestService, uploadBody, whenNoPolicies } from '@lifedesk/journey';
import { complaintEligible, submitComplaint } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { categoryName } from './category-names.ts';
import { complaintJourney } from './complaint-journey.ts';
import { ComplaintPolicy, ComplaintReview, DetailsStep } from './complaint-steps.tsx';

export { raiseComplaint_pageName as pageName } from '../texts.ts';

/** A complaint, from the policy to the request number. */
export default requestService({
  heading: m.raiseComplaint_heading,
  load: complaintEligible,
  none: whenNoPolicies(m.raiseComplaint_none, m.raiseComplaint_noneWhy),
  journey: complaintJourney,
  screens: { policy: ComplaintPolicy, details: DetailsStep, review: ComplaintReview },
  async send({ policyNo, category, description, files }, sending, { sdk }) {
    const body = {
      policyNo,
      // the step is not done without one
      category: category || ('other' as const),
      description: description.trim(),
      ...uploadBody(files),
    };
    return { ...(await submitComplaint(sdk, body, sending)), facts: { policyNo, category } };
  },
  done: ({ facts }) => ({
    workType: m.raiseComplaint_workType(),
    heading: m.raiseComplaint_done(),
    body: m.raiseComplaint_doneBody(),
    details: [
      ...(facts?.policyNo ? [{ label: m.choosePolicy_label(), value: facts.policyNo }] : []),
      ...(facts?.category ? [{ label: m.raiseComplaint_category(), value: categoryName(facts.category) }] : []),
    ],
  }),
});
