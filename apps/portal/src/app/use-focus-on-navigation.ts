import { focusHeading, scrollToTop } from '@lifedesk/journey';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** When another page opens: scroll to the top (going back keeps the position) and move focus to its heading. */
export function useFocusOnNavigation(): void {
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
