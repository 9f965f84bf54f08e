import {
  JourneyScreen,
  Loaded,
  lazyPart,
  RestrictedPolicies,
  restrictionReasons,
  showToastAtom,
  ToDashboard,
  useApp,
  useLocale,
  useOperation,
} from '@lifedesk/journey';
import { type AnswerOf, ehdfEligiblePolicies, isLifedeskError } from '@lifedesk/sdk';
import { EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../texts.ts';
import { HealthStart } from './HealthStart.tsx';
import { groupsOf, type HealthContext, healthJourney, stepIdOf } from './health-journey.ts';
import type { HealthValues } from './health-values.ts';
import { sendHealth } from './send-health.ts';

export { submitEhdf_pageName as pageName } from '../texts.ts';

// each loads when it is shown
const DeclaredHealth = lazyPart(() => import('./DeclaredHealth.tsx'));
const HealthPart = lazyPart(() => import('./HealthPart.tsx'));
const HealthReview = lazyPart(() => import('./HealthReview.tsx'));
const HealthDeclare = lazyPart(() => import('./HealthDeclare.tsx'));
const HealthDone = lazyPart(() => import('./HealthDone.tsx'));

type EhdfAnswer = AnswerOf<'ehdfEligiblePolicies'>;

/** Declares health, for the policies and applications that need it. */
export default function SubmitEhdfScreen(): ReactElement {
  const showToast = useSetAtom(showToastAtom);
  const [kept, setKept] = useState<HealthValues>();
  const result = useOperation(ehdfEligiblePolicies, {});
  return (
    <Loaded
      result={result}
      heading={m.submitEhdf_heading()}
      failed={m.request_notLoaded()}
      shapes={['heading', 'text', 'button']}
    >
      {(answer) => (
        <Declarations
          answer={answer}
          kept={kept}
          onNewQuestions={(values) => {
            setKept(values);
            result.refresh();
          }}
          onChanged={() => {
            showToast({ tone: 'info', message: m.submitEhdf_changed });
            result.reload();
          }}
        />
      )}
    </Loaded>
  );
}

interface DeclarationsProps {
  readonly answer: EhdfAnswer;
  /** What was filled in before newer questions came. */
  readonly kept: HealthValues | undefined;
  readonly onNewQuestions: (values: HealthValues) => void;
  /** The declaration is with us already, or no longer needed. */
  readonly onChanged: () => void;
}

function Declarations({ answer, kept, onNewQuestions, onChanged }: DeclarationsProps): ReactElement {
  const { sdk, now } = useApp();
  const language = useLocale();
  const { policies, restricted, declaration: form } = answer;
  const needs = policies.filter(({ state }) => state === 'needed' || state === 'expired');
  const others = policies.filter((policy) => !needs.includes(policy));
  const declared = others.length > 0 && <DeclaredHealth needs={others} />;
  const journey = useMemo(() => healthJourney(form), [form]);
  const screens = useMemo(
    () => ({
      start: HealthStart,
      ...Object.fromEntries(groupsOf(form).map((_, at) => [stepIdOf(at), HealthPart])),
      review: HealthReview,
      declare: HealthDeclare,
    }),
    [form],
  );
  const context: HealthContext = { form, needs, now: now(), kept };
  if (needs.length === 0)
    return (
      <Stack gap="6">
        <Heading level={1}>{m.submitEhdf_heading()}</Heading>
        {others.length === 0 && (
          <EmptyState title={m.submitEhdf_none()} actions={<ToDashboard />}>
            <p>{restrictionReasons(restricted, language).join(' ') || m.submitEhdf_noneWhy()}</p>
          </EmptyState>
        )}
        {declared}
        <RestrictedPolicies policies={restricted} />
      </Stack>
    );
  return (
    <Stack gap="8">
      <JourneyScreen
        key={form.version}
        journey={journey}
        context={context}
        screens={screens}
        send={async (values, sending) => {
          try {
            return await sendHealth(sdk, context, values, { language, sending });
          } catch (error) {
            if (isLifedeskError(error) && error.code === 'version') onNewQuestions(values);
            else if (isLifedeskError(error) && (error.code === 'stage' || error.status === 404)) onChanged();
            throw error;
          }
        }}
        done={(sent) => <HealthDone sent={sent} />}
      />
      {declared}
      <RestrictedPolicies policies={restricted} />
    </Stack>
  );
}
