import { useContext, useLayoutEffect, useRef } from 'react';
import { usePlace } from '../provider/place.ts';
import { ReopenContext } from './Reopenable.tsx';

/**
 * Reopening the service starts a new request: by the menu or by any other link, the journey begins at its first step, with
 * what the server says now, and with no more of what was typed than a draft keeps.
 */
export function useReopening(): void {
  const reopen = useContext(ReopenContext);
  const { visit } = usePlace();
  const opened = useRef(visit);
  useLayoutEffect(() => {
    if (opened.current === visit) return;
    opened.current = visit;
    reopen();
  }, [visit, reopen]);
}
