import * as m from '@lifedesk/journey/messages';
import { EmptyState, Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { Loaded } from '../../answers/Loaded.tsx';
import { useAnswer } from '../../answers/use-answer.ts';
import { useOnPageReturn } from '../../answers/use-on-page-return.ts';
import { ToDashboard } from '../../provider/ToDashboard.tsx';
import { ClosedPolicies } from './ClosedPolicies.tsx';
import type { NothingToChoose } from './nothing-to-choose.ts';

interface LoadJourneyProps<Answer> {
  /** The heading of the first step, shown while the data loads. */
  readonly heading: string;
  /** The name of the service, the heading if there is nothing to choose; by default that of the first step. */
  readonly name?: string;
  /** Loads the initial data. Memoised; calls silently and passes the signal on. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Why there is nothing to choose; undefined if there is something. */
  readonly nothing?: (answer: Answer) => NothingToChoose | undefined;
  /** Reloads in the background when the person comes back from another tab: for a screen without a form. */
  readonly refreshes?: boolean;
  readonly children: (answer: Answer) => ReactElement;
}

/** Loads what a journey needs before its first step, then starts it or says why it cannot. */
export function LoadJourney<Answer>({
  heading,
  name = heading,
  ask,
  nothing,
  refreshes = false,
  children,
}: LoadJourneyProps<Answer>): ReactElement {
  const result = useAnswer(ask);
  useOnPageReturn(() => {
    if (refreshes) result.refresh();
  });
  return (
    <Loaded result={result} heading={heading} failed={m.request_notLoaded()} shapes={['heading', 'text', 'button']}>
      {(answer) => {
        const empty = nothing?.(answer);
        if (!empty) return children(answer);
        return (
          <Stack gap="6">
            <Heading level={1}>{name}</Heading>
            <EmptyState title={empty.title} actions={<ToDashboard />}>
              {empty.why && <p>{empty.why}</p>}
              {empty.action}
            </EmptyState>
            <ClosedPolicies heading={m.restricted_reasons()} policies={empty.closed ?? []} why={({ why }) => why} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
