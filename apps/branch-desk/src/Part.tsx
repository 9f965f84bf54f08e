import type { LifedeskError } from '@lifedesk/sdk';
import { Button, Card, Notice, Skeleton, SkeletonGroup } from '@lifedesk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { failed, useDesk } from './desk.ts';

interface PartProps<Answer> {
  readonly heading: string;
  /** Asked once, and again when that is wanted: a part of something else has another key. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** What went wrong with something that the part offers. */
  readonly problem?: LifedeskError | undefined;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of the page with an answer of its own: still coming, here, or not to be had and to be asked for again. */
export function Part<Answer>({ heading, ask, problem, children }: PartProps<Answer>) {
  const { sdk, say, sayError } = useDesk();
  const [round, setRound] = useState(0);
  const [{ answer, error }, setState] = useState<{ answer?: Answer; error?: LifedeskError }>({});
  // `ask` is the same for as long as the part is there
  useEffect(() => {
    const withdrawn = new AbortController();
    const { signal } = withdrawn;
    setState({});
    ask(signal).then(
      (here) => !signal.aborted && setState({ answer: here }),
      (thrown: unknown) => !signal.aborted && setState({ error: failed(sdk, thrown) }),
    );
    return () => withdrawn.abort();
  }, [round]);

  const wrong = error ?? problem;
  const again = <Button onClick={() => setRound(round + 1)}>{say('tryAgain')}</Button>;
  return (
    <Card heading={heading}>
      {wrong && (
        <Notice role="alert" tone="error" title={sayError(wrong)} actions={error && again}>
          {say('reference', { reference: wrong.correlationId })}
        </Notice>
      )}
      {answer && children(answer)}
      {!answer && !error && <SkeletonGroup label={say('loading')}>{<Skeleton shape="line" />}</SkeletonGroup>}
    </Card>
  );
}
