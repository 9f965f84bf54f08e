import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  OtpConfirmStep,
  type Sending,
  type SentRequest,
  sessionKindAtom,
  silent,
  useApp,
  useHref,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { fatcaEligibility, submitFatca, viewFatca } from '@lifedesk/sdk';
import { Button, EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useCallback } from 'react';
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

/** Nationality and tax residence, of a person with an OTP or in a payments-only session, or of a company. */
export default function UpdateNationalityScreen(): ReactElement {
  const ask = useLoadContext();
  const send = useSend();
  return (
    <LoadJourney heading={m.updateNationality_heading()} ask={ask}>
      {(context) =>
        context.open === undefined ? (
          <JourneyScreen
            journey={nationalityJourney}
            context={context}
            screens={{
              residence: ResidenceStep,
              tax: TaxStep,
              passport: PassportStep,
              proof: ProofStep,
              review: NationalityReview,
              confirm: OtpConfirmStep,
            }}
            send={(values, sending) => send(context, values, sending)}
            done={(sent) => <Done sent={sent} session={context.session} />}
          />
        ) : (
          <Open ticket={context.open} />
        )
      }
    </LoadJourney>
  );
}

/** Loads the initial data: what a session may see depends on its kind. */
function useLoadContext(): (signal: AbortSignal) => Promise<NationalityContext> {
  const { sdk, now } = useApp();
  const session = useAtomValue(sessionKindAtom);
  return useCallback(
    async (signal) => {
      const options = { ...silent, signal };
      const plain = { before: undefined, open: undefined, today: todayInIndia(now()) };
      if (session === 'corp') return { ...plain, session, declarant: 'company' };
      // anyone who knows the policy number gets this far: show nothing that is registered
      if (session === 'partial') return { ...plain, session, declarant: 'person' };
      const [{ ticket }, { commonFormDetails }] = await Promise.all([
        fatcaEligibility(sdk, {}, options),
        viewFatca(sdk, options),
      ]);
      return { ...plain, session: 'full', declarant: 'person', before: commonFormDetails.fatcaDetails, open: ticket };
    },
    [sdk, now, session],
  );
}

type Values = (typeof nationalityJourney)['blank'];

/** Sends the declaration, with the OTP if the session has one. */
function useSend() {
  const { sdk } = useApp();
  return ({ declarant }: NationalityContext, values: Values, sending: Sending): Promise<SentRequest> => {
    const body = {
      fatcaDetails: declarationOf(values, declarant),
      declaration: true,
      proofs: proofsOf(values, declarant),
      ...values.otp,
    } as const;
    return submitFatca(sdk, body, sending);
  };
}

interface DoneProps {
  readonly sent: SentRequest;
  readonly session: NationalityContext['session'];
}

function Done({ sent, session }: DoneProps): ReactElement {
  const counts = session !== 'partial';
  return (
    <Acknowledgement
      sent={sent}
      workType={m.updateNationality_workType()}
      heading={counts ? m.updateNationality_done() : m.updateNationality_received()}
      body={
        counts
          ? sent.state === 'completed'
            ? m.updateNationality_doneBody()
            : m.updateNationality_lookBody()
          : m.updateNationality_receivedBody()
      }
    />
  );
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
