import { choosePolicy, chosenAtFirst, defineJourney } from '@lifedesk/journey';
import type { AnswerOf } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { freelookEnquiry } from './facts.ts';

/** The initial data of the journey. */
export type EnquiryContext = AnswerOf<'freelookPolicies'>;
export type FreeLookPolicy = EnquiryContext['policies'][number];

export const policyOf = ({ policies }: EnquiryContext, policyNo: string): FreeLookPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

export const enquiryJourney = defineJourney({
  id: freelookEnquiry.id,
  guide: {
    needs: [m.freelookEnquiry_needsPolicy],
    next: [m.freelookEnquiry_nextNumber, m.freelookEnquiry_nextRequest, m.freelookEnquiry_nextNothing],
  },
  blank: { policyNo: '' },
  steps: [choosePolicy, { id: 'refund', name: m.freelookEnquiry_step }],
  begin: (context: EnquiryContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'policyNo' },
});
