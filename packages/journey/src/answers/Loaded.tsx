import * as m from '@lifedesk/journey/messages';
import { Heading, Skeleton, SkeletonGroup, type SkeletonShape, Stack } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import { NotLoaded } from './NotLoaded.tsx';
import type { AnswerState } from './use-answer.ts';

interface LoadedProps<Answer> {
  readonly asked: AnswerState<Answer> & { readonly askAgain: () => void };
  /** The heading of the page until the answer is here, which then brings its own. */
  readonly heading?: string;
  /** What could not be loaded, as a heading. */
  readonly failed: ReactNode;
  /** What a screen reader says while it loads. */
  readonly loading?: string;
  /** The shape of what loads; one line without it. */
  readonly shapes?: readonly SkeletonShape[];
  readonly children: (answer: Answer) => ReactNode;
}

/** The answer that a part of a screen shows: grey shapes while it loads, what it is once it is here, or why it is not. */
export function Loaded<Answer>({
  asked,
  heading,
  failed,
  loading = m.app_pleaseWait(),
  shapes = ['line'],
  children,
}: LoadedProps<Answer>): ReactElement {
  if (asked.state === 'here') return <>{children(asked.answer)}</>;
  const instead =
    asked.state === 'failed' ? (
      <NotLoaded title={failed} error={asked.error} onRetry={asked.askAgain} />
    ) : (
      <SkeletonGroup label={loading}>
        <Stack gap="4">
          {numbered(shapes).map(({ shape, key }) => (
            <Skeleton key={key} shape={shape} />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  if (heading === undefined) return instead;
  return (
    <Stack gap="6">
      <Heading level={1}>{heading}</Heading>
      {instead}
    </Stack>
  );
}

const numbered = (shapes: readonly SkeletonShape[]) => shapes.map((shape, key) => ({ shape, key }));
