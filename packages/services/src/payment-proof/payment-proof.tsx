import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  silent,
  uploadIds,
  useApp,
  whenNoPolicies,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { paymentProofEligibility, submitPaymentProof } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { policyOf, proofJourney, railOf, yearOf } from './proof-journey.ts';
import { ProofPolicyStep, ProofReview, ProofTicket } from './proof-steps.tsx';

export { paymentProof_pageName as pageName } from '../texts.ts';

const PaymentStep = lazyPart(() => import('./PaymentStep.tsx'));

/** Proves a payment that did not reach its policy. */
export default function PaymentProofScreen(): ReactElement {
  const { sdk, now } = useApp();
  const ask = useCallback(
    async (signal: AbortSignal) => ({
      ...(await paymentProofEligibility(sdk, {}, { ...silent, signal })),
      today: todayInIndia(now()),
    }),
    [sdk, now],
  );
  return (
    <LoadJourney
      heading={m.paymentProof_heading()}
      ask={ask}
      nothing={whenNoPolicies(m.paymentProof_none, m.paymentProof_noneWhy)}
    >
      {(context) => (
        <JourneyScreen
          journey={proofJourney}
          context={context}
          screens={{ ticket: ProofTicket, policy: ProofPolicyStep, payment: PaymentStep, review: ProofReview }}
          send={async ({ ticket, policyNo, financialYear, rail, reference, amount = 0, paidOn, files }, sending) => {
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
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.paymentProof_workType()}
              heading={m.paymentProof_done()}
              body={m.paymentProof_doneBody()}
              details={sent.facts?.policyNo ? [{ label: m.choosePolicy_label(), value: sent.facts.policyNo }] : []}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
