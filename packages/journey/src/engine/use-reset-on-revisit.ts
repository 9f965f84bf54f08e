import { useContext, useLayoutEffect, useRef } from 'react';
import { usePageNavigation } from '../provider/navigation.ts';
import { ResetContext } from './ResetOnRevisit.tsx';

/**
 * Reopening the service, from the menu or any link, starts a new request: first step, fresh data from the server, and
 * only the answers in the draft.
 */
export function useResetOnRevisit(): void {
  const reset = useContext(ResetContext);
  const { visit } = usePageNavigation();
  const opened = useRef(visit);
  useLayoutEffect(() => {
    if (opened.current === visit) return;
    opened.current = visit;
    reset();
  }, [visit, reset]);
}
