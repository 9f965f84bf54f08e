import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useApp } from '../provider/app.ts';
import { endToastsAtom } from './toasts-atom.ts';

/**
 * Runs one piece of work at a time: while one is running, no other starts. A failure is shown as everywhere in the app,
 * and hidden when the person tries again.
 * @param after runs when the work is over, even if it failed
 */
export function useOneAtATime<Work>(after?: () => void): {
  /** The work in progress. */
  readonly busy: Work | undefined;
  readonly run: (what: Work, work: () => Promise<void>) => Promise<void>;
} {
  const { fail } = useApp();
  const endToasts = useSetAtom(endToastsAtom);
  const [busy, setBusy] = useState<Work>();
  const run = async (what: Work, work: () => Promise<void>) => {
    if (busy !== undefined) return;
    setBusy(what);
    endToasts();
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(undefined);
      after?.();
    }
  };
  return { busy, run };
}
