import { lazyPart, OtpConfirmStep, requestService, sessionKindAtom, useHref } from '@lifedesk/journey';
import type { SessionKind } from '@lifedesk/journey/service';
import { todayInIndia } from '@lifedesk/rules';
import { type CallOptions, fatcaEligibility, type Sdk, submitFatca, viewFatca } from '@lifedesk/sdk';
import { Button, EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { declarationOf, proofsOf } from './declaration.ts';
import { type NationalityContext, nationalityJourney } from './nationality-journey.ts';
import { ResidenceStep } from './ResidenceStep.tsx';

export { updateNationality_pageName as pageName } from '../texts.ts';

/** Loads for people who have more to declare than India, and for those who reach the end. */
const TaxStep = lazyPart(() => import('./TaxStep.tsx'));
const PassportStep = lazyPart(() => import('./PassportStep.tsx'));
const ProofStep = lazyPart(() => import('./ProofStep.tsx'));
const NationalityReview = lazyPart(() => import('./NationalityReview.tsx'));

interface Declaring {
  readonly session: SessionKind;
}

/** Loads the initial data: what a session may see depends on its kind. */
async function loadContext(sdk: Sdk, { session }: Declaring, options: CallOptions): Promise<NationalityContext> {
  const plain = { before: undefined, open: undefined, today: todayInIndia(new Date(sdk.clock.now())) };
  if (session === 'corp') return { ...plain, session, declarant: 'company' };
  // anyone who knows the policy number gets this far: show nothing that is registered
  if (session === 'partial') return { ...plain, session, declarant: 'person' };
  const [{ ticket }, { commonFormDetails }] = await Promise.all([
    fatcaEligibility(sdk, {}, options),
    viewFatca(sdk, options),
  ]);
  return { ...plain, session: 'full', declarant: 'person', before: commonFormDetails.fatcaDetails, open: ticket };
}

const Declaration = requestService({
  heading: m.updateNationality_heading,
  load: loadContext,
  journey: nationalityJourney,
  screens: {
    residence: ResidenceStep,
    tax: TaxStep,
    passport: PassportStep,
    proof: ProofStep,
    review: NationalityReview,
    confirm: OtpConfirmStep,
  },
  around: (steps, { open }) => (open === undefined ? steps : <Open ticket={open} />),
  send(values, sending, { sdk, context: { declarant } }) {
    const body = {
      fatcaDetails: declarationOf(values, declarant),
      declaration: true,
      proofs: proofsOf(values, declarant),
      ...values.otp,
    } as const;
    return submitFatca(sdk, body, sending);
  },
  done({ state }, { context: { session } }) {
    const workType = m.updateNationality_workType();
    if (session === 'partial')
      return { workType, heading: m.updateNationality_received(), body: m.updateNationality_receivedBody() };
    const body = state === 'completed' ? m.updateNationality_doneBody() : m.updateNationality_lookBody();
    return { workType, heading: m.updateNationality_done(), body };
  },
});

/** Nationality and tax residence, of a person with an OTP or in a payments-only session, or of a company. */
export default function UpdateNationalityScreen(): ReactElement {
  return <Declaration session={useAtomValue(sessionKindAtom)} />;
}

/** One declaration at a time: the previous one is under review. */
function Open({ ticket }: { readonly ticket: string }): ReactElement {
  const follow = useHref()('track-service-requests', { ticket });
  return (
    <Stack gap="6">
      <Heading level={1}>{m.updateNationality_heading()}</Heading>
      <EmptyState
        title={m.updateNationality_openTitle()}
        actions={follow && <Button href={follow}>{m.request_follow()}</Button>}
      >
        <p>{m.updateNationality_openWhy({ ticket })}</p>
      </EmptyState>
    </Stack>
  );
}
