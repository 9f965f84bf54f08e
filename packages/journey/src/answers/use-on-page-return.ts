import { useEffect, useRef } from 'react';

/**
 * Calls a function whenever the person comes back to this page: from another tab, another window or a locked phone. A
 * payment made there may have changed what this page shows.
 */
export function useOnPageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    // a window beside this one is never hidden, but this one loses focus
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('focus', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('focus', onShow);
    };
  }, []);
}
