import { createContext, Fragment, type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { focusHeading, scrollToTop } from './scroll.ts';

/** Resets its children, as on a first visit. */
export const ResetContext = createContext<() => void>(() => {});

/** Resets its screen when the customer opens it again while it is open: it starts over with new state. */
export function ResetOnRevisit({ children }: { readonly children: ReactNode }): ReactElement {
  const [resets, setResets] = useState(0);
  const reset = useCallback(() => setResets((before) => before + 1), []);
  useEffect(() => {
    if (resets === 0) return;
    scrollToTop();
    focusHeading();
  }, [resets]);
  return (
    <ResetContext value={reset}>
      <Fragment key={resets}>{children}</Fragment>
    </ResetContext>
  );
}
