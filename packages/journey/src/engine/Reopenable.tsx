import { createContext, Fragment, type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { focusHeading, scrollToTop } from './scroll.ts';

/** Begins what is inside of it anew, as if somebody had just come to it. */
export const ReopenContext = createContext<() => void>(() => {});

/** A screen that can be opened while it is open: it then begins from its top, with nothing of what it held. */
export function Reopenable({ children }: { readonly children: ReactNode }): ReactElement {
  const [openings, setOpenings] = useState(0);
  const reopen = useCallback(() => setOpenings((before) => before + 1), []);
  useEffect(() => {
    if (openings === 0) return;
    scrollToTop();
    focusHeading();
  }, [openings]);
  return (
    <ReopenContext value={reopen}>
      <Fragment key={openings}>{children}</Fragment>
    </ReopenContext>
  );
}
