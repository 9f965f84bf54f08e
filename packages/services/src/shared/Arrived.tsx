import { focusHeading, scrollToTop } from '@lifedesk/journey';
import { type ReactElement, type ReactNode, useEffect } from 'react';

interface ArrivedProps {
  /** The person opened something else under this address before. */
  readonly isLater: boolean;
  readonly children: ReactNode;
}

/** What has loaded under one address opens like a page: it scrolls to the top, and its heading is read first. */
export function Arrived({ isLater, children }: ArrivedProps): ReactElement {
  useEffect(() => {
    if (!isLater) return;
    scrollToTop();
    focusHeading();
  }, [isLater]);
  return <>{children}</>;
}
