import { Provider, useAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { NotLoaded } from '../answers/NotLoaded.tsx';
import { pageFailureAtom } from '../answers/page-failure.ts';
import { Toasts } from '../answers/Toasts.tsx';
import { ResetOnRevisit } from '../engine/ResetOnRevisit.tsx';
import { useKeptFocus } from '../engine/use-kept-focus.ts';
import { InLanguage } from '../locale/InLanguage.tsx';
import { AppContext } from '../provider/app.ts';
import { MemoryNavigation, useMemoryEntry } from '../provider/MemoryNavigation.tsx';
import type { TestApp } from './test-app.ts';

interface TestFrameProps {
  readonly app: TestApp;
  /** A screen, or a function from address to screen, which draws it again when the language changes. */
  readonly children: ReactNode | ((address: string) => ReactNode);
}

/** A screen in a test app: with its place, its toasts, and failures that replace a screen. */
export function TestFrame({ app, children }: TestFrameProps): ReactElement {
  return (
    <Provider store={app.store}>
      <AppContext value={app}>
        <InLanguage>{() => <Page app={app}>{children}</Page>}</InLanguage>
      </AppContext>
    </Provider>
  );
}

function Page({ app, children }: TestFrameProps): ReactElement {
  useKeptFocus();
  const { address } = useMemoryEntry(app.router);
  const [failure, setFailure] = useAtom(pageFailureAtom);
  return (
    <>
      {failure && <NotLoaded title={failure.code} error={failure} onRetry={() => setFailure(undefined)} />}
      <div hidden={failure !== undefined}>
        <MemoryNavigation key={address.split('?')[0]} router={app.router}>
          <ResetOnRevisit>{typeof children === 'function' ? children(address) : children}</ResetOnRevisit>
        </MemoryNavigation>
      </div>
      <Toasts page={address.split('?')[0] ?? ''} />
    </>
  );
}
