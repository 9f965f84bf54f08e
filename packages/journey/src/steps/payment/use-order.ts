import { type AnswerOf, isLifedeskError, type LifedeskError, paymentStatus } from '@lifedesk/sdk';
import { useEffect, useState } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';

export type Order = AnswerOf<'paymentStatus'>;

/** How often, in milliseconds, and how many times an order that is not final is checked automatically. */
const pauseMs = 3000;
const MAX_CHECKS = 10;

interface Following {
  /** Its state at the last check. */
  readonly order: Order | undefined;
  /** It is being checked, or will be checked automatically. */
  readonly isChecking: boolean;
  readonly failed: boolean;
  readonly error: LifedeskError | undefined;
}

const atFirst: Following = { order: undefined, isChecking: true, failed: false, error: undefined };

/** Follows an order until it is final, for half a minute; after that the person checks again. */
export function useOrder(orderId: string): Following & { readonly checkAgain: () => void } {
  const { sdk, fail } = useApp();
  const [following, setFollowing] = useState(atFirst);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const follow = async () => {
      for (let check = 1; !signal.aborted; check += 1) {
        const order = await paymentStatus(sdk, { orderId }, { ...silent, signal });
        const continues = !order.isFinal && check < MAX_CHECKS;
        setFollowing({ ...atFirst, order, isChecking: continues });
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
  }, [sdk, fail, orderId, round]);

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
