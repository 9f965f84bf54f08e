import { Starting } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import { lazy, type ReactElement, Suspense } from 'react';
import { useRouteError } from 'react-router-dom';
import { onlineAtom } from '../../state/online.ts';
import { type ErrorKind, errorKindOf } from './error-kind.ts';

const loadScreen = () => import('./ErrorScreen.tsx');
const ErrorScreen = lazy(loadScreen);

/** Preloads the error page's code: once the network is down it is too late. */
export function prepareErrorPage(): void {
  loadScreen().catch(() => {});
}

/** The page for an address that does not exist, for a screen that failed, and for one that could not be loaded. */
export function ErrorPage({ kind }: { readonly kind?: ErrorKind }): ReactElement {
  const error = useRouteError();
  const online = useAtomValue(onlineAtom);
  return (
    <Suspense fallback={<Starting />}>
      <ErrorScreen kind={kind ?? errorKindOf(error, online)} error={error} />
    </Suspense>
  );
}
