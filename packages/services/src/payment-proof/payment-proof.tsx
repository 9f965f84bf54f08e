import { lazyPart, requestService, uploadIds, whenNoPolicies } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { type CallOptions, paymentProofEligibility, type Sdk, submitPaymentProof } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { policyOf, proofJourney, railOf, yearOf } from './proof-journey.ts';
import { ProofPolicyStep, ProofReview, ProofTicket } from './proof-steps.tsx';

export { paymentProof_pageName as pageName } from '../texts.ts';

const PaymentStep = lazyPart(() => import('./PaymentStep.tsx'));

async function loadPolicies(sdk: Sdk, body: Record<string, never>, options: CallOptions) {
  const answer = await paymentProofEligibility(sdk, body, options);
  return { ...answer, today: todayInIndia(new Date(sdk.clock.now())) };
}

/** Proves a payment that did not reach its policy. */
export default requestService({
  heading: m.paymentProof_heading,
  load: loadPolicies,
  none: whenNoPolicies(m.paymentProof_none, m.paymentProof_noneWhy),
  journey: proofJourney,
  screens: { ticket: ProofTicket, policy: ProofPolicyStep, payment: PaymentStep, review: ProofReview },
  async send(
    { ticket, policyNo, financialYear, rail, reference, amount = 0, paidOn, files },
    sending,
    { sdk, context },
  ) {
    const body = {
      ticket,
      policyNo,
      financialYear: yearOf(financialYear, policyOf(context, policyNo)),
      // the step is not done without one
      rail: railOf(rail) ?? 'upi',
      reference,
      amount,
      paidOn,
      uploadId: uploadIds(files)[0] ?? '',
    };
    const { acknowledgement } = await submitPaymentProof(sdk, body, sending);
    return { ...acknowledgement, facts: { policyNo } };
  },
  done: ({ facts }) => ({
    workType: m.paymentProof_workType(),
    heading: m.paymentProof_done(),
    body: m.paymentProof_doneBody(),
    details: facts?.policyNo ? [{ label: m.choosePolicy_label(), value: facts.policyNo }] : [],
  }),
});
