import { focusHeading, scrollToTop } from '@lifedesk/journey';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** On arrival at another page: scroll to the top (going back keeps the place) and move the focus to its heading. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (how !== 'POP') scrollToTop();
    focusHeading();
  }, [pathname, how]);
}
