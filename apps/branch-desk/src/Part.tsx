import { Loaded, useAnswer } from '@lifedesk/journey';
import { Card } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { say } from './texts.ts';

interface PartProps<Answer> {
  readonly heading: string;
  /** Called once, and again on request: a part of something else has another key. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of the page with its own data: loading, loaded, or failed with a retry. */
export function Part<Answer>({ heading, ask, children }: PartProps<Answer>): ReactElement {
  // `ask` is the same for as long as the part is there
  const result = useAnswer(useCallback(ask, []));
  return (
    <Card heading={heading}>
      <Loaded result={result} failed={say('notLoaded')} loading={say('loading')}>
        {children}
      </Loaded>
    </Card>
  );
}
