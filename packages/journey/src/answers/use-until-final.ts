import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { useEffect, useState } from 'react';
import { useApp } from '../provider/app.ts';
import { type Operation, useCall } from './use-operation.ts';

/** How often, in milliseconds, and how many times something that is not final is checked automatically. */
const pauseMs = 3000;
const MAX_CHECKS = 10;

interface Following<Answer> {
  /** The response to the last check. */
  readonly answer: Answer | undefined;
  /** It is being checked, or will be checked automatically. */
  readonly isChecking: boolean;
  readonly failed: boolean;
  readonly error: LifedeskError | undefined;
}

const atFirst = { answer: undefined, isChecking: true, failed: false, error: undefined } as const;

/**
 * Follows something that happens elsewhere, such as a payment or a mandate, until it is final, for half a minute. After
 * that the person checks again.
 */
export function useUntilFinal<Body, Answer extends { readonly isFinal: boolean }>(
  operation: Operation<Body, Answer>,
  body: Body,
): Following<Answer> & { readonly checkAgain: () => void } {
  const { fail } = useApp();
  const ask = useCall(operation, body);
  const [following, setFollowing] = useState<Following<Answer>>(atFirst);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const follow = async () => {
      for (let check = 1; !signal.aborted; check += 1) {
        const answer = await ask(signal);
        if (signal.aborted) return;
        const continues = !answer.isFinal && check < MAX_CHECKS;
        setFollowing({ ...atFirst, answer, isChecking: continues });
        if (!continues) return;
        await pause(signal);
      }
    };
    follow().catch((error: unknown) => {
      if (signal.aborted) return;
      fail(error);
      setFollowing((before) => ({
        ...before,
        isChecking: false,
        failed: true,
        error: isLifedeskError(error) ? error : undefined,
      }));
    });
    return () => left.abort();
  }, [ask, fail, round]);

  const checkAgain = () => {
    setFollowing((before) => ({ ...before, isChecking: true, failed: false, error: undefined }));
    setRound((before) => before + 1);
  };
  return { ...following, checkAgain };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(end);
      resolve();
    });
  });
}
