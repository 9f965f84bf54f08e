import { focusHeading, scrollToTop } from '@lifedesk/journey';
import { useEffect, useRef } from 'react';

/** Another screen of the same step opens like a page: from its top, its heading read out first. */
export function useScreenOpening(screen: unknown): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    scrollToTop();
    focusHeading();
  }, [screen]);
}
