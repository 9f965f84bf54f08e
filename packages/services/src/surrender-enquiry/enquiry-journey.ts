import { choosePolicy, chosenAtFirst, defineJourney } from '@lifedesk/journey';
import type { AnswerOf } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { surrenderEnquiry } from './facts.ts';

/** The initial data of the journey. */
export type SurrenderContext = AnswerOf<'surrenderPolicies'>;
export type SurrenderPolicy = SurrenderContext['policies'][number];

export const policyOf = ({ policies }: SurrenderContext, policyNo: string): SurrenderPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

export const surrenderJourney = defineJourney({
  id: surrenderEnquiry.id,
  guide: {
    needs: [m.surrenderEnquiry_needsPolicy],
    next: [m.surrenderEnquiry_nextNumber, m.surrenderEnquiry_nextRequest, m.surrenderEnquiry_nextNothing],
  },
  blank: { policyNo: '' },
  steps: [choosePolicy, { id: 'value', name: m.surrenderEnquiry_step }],
  begin: (context: SurrenderContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'policyNo' },
});
