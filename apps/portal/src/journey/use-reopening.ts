import { useContext, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ReopenContext } from '../app/Reopenable.tsx';
import { isWithinJourney } from '../app/step-history.ts';

/**
 * Begins the service anew for somebody who opens it while it is open, by the menu or by any other link: at its first step,
 * with what the server says now, and with no more of what was typed than a draft keeps. The journey's own steps and the
 * browser's buttons open nothing.
 */
export function useReopening(): void {
  const reopen = useContext(ReopenContext);
  const location = useLocation();
  const { key } = location;
  const how = useNavigationType();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (how !== NavigationType.Pop && !isWithinJourney(location)) reopen();
  }, [key, how, location, reopen]);
}
