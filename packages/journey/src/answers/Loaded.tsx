import * as m from '@lifedesk/journey/messages';
import { Heading, Skeleton, SkeletonGroup, type SkeletonShape, Stack } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import { NotLoaded } from './NotLoaded.tsx';
import type { AnswerState } from './use-answer.ts';

interface LoadedProps<Answer> {
  readonly result: AnswerState<Answer> & { readonly reload: () => void };
  /** The heading while the response loads; the loaded content has its own. */
  readonly heading?: string;
  /** A heading that says what could not be loaded. */
  readonly failed: ReactNode;
  /** What screen readers announce while it loads. */
  readonly loading?: string;
  /** The skeleton of the content; one line by default. */
  readonly shapes?: readonly SkeletonShape[];
  readonly children: (answer: Answer) => ReactNode;
}

/** A response on a part of a screen: a skeleton while it loads, then its content, or why it failed. */
export function Loaded<Answer>({
  result,
  heading,
  failed,
  loading = m.app_pleaseWait(),
  shapes = ['line'],
  children,
}: LoadedProps<Answer>): ReactElement {
  if (result.state === 'loaded') return <>{children(result.answer)}</>;
  const instead =
    result.state === 'failed' ? (
      <NotLoaded title={failed} error={result.error} onRetry={result.reload} />
    ) : (
      <SkeletonGroup label={loading}>
        <Stack gap="4">
          {withKeys(shapes).map(({ shape, key }) => (
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

const withKeys = (shapes: readonly SkeletonShape[]) => shapes.map((shape, key) => ({ shape, key }));
