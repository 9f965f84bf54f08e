import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  silent,
  uploadBody,
  useApp,
  whenNoPolicies,
} from '@lifedesk/journey';
import { complaintEligible, submitComplaint } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { categoryName } from './category-names.ts';
import { type Category, complaintJourney } from './complaint-journey.ts';
import { ComplaintPolicy, ComplaintReview, DetailsStep } from './complaint-steps.tsx';

export { raiseComplaint_pageName as pageName } from '../texts.ts';

/** A complaint, from the policy to the request number. */
export default function RaiseComplaintScreen(): ReactElement {
  const { sdk } = useApp();
  return (
    <LoadJourney
      heading={m.raiseComplaint_heading()}
      ask={useCallback((signal: AbortSignal) => complaintEligible(sdk, {}, { ...silent, signal }), [sdk])}
      nothing={whenNoPolicies(m.raiseComplaint_none, m.raiseComplaint_noneWhy)}
    >
      {(context) => (
        <JourneyScreen
          journey={complaintJourney}
          context={context}
          screens={{ policy: ComplaintPolicy, details: DetailsStep, review: ComplaintReview }}
          send={async ({ policyNo, category, description, files }, sending) => {
            const body = {
              policyNo,
              // the step is not done without one
              category: category as Category,
              description: description.trim(),
              ...uploadBody(files),
            };
            return { ...(await submitComplaint(sdk, body, sending)), facts: { policyNo, category } };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.raiseComplaint_workType()}
              heading={m.raiseComplaint_done()}
              body={m.raiseComplaint_doneBody()}
              details={[
                ...(sent.facts?.policyNo ? [{ label: m.choosePolicy_label(), value: sent.facts.policyNo }] : []),
                ...(sent.facts?.category
                  ? [{ label: m.raiseComplaint_category(), value: categoryName(sent.facts.category as Category) }]
                  : []),
              ]}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
