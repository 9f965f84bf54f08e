import {
  pageFailureAtom,
  ResetOnRevisit,
  Starting,
  sessionKindAtom,
  titlePrefixAtom,
  useLocale,
} from '@lifedesk/journey';
import { entryTo, type ScreenModule, type ServiceFacts } from '@lifedesk/journey/service';
import type { LifedeskError } from '@lifedesk/sdk';
import { useAtom, useAtomValue } from 'jotai';
import { type ComponentProps, lazy, type ReactElement, Suspense, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageNameOf } from '../registry/title.ts';
import { useDeviceClass } from './device-class.ts';
import { type Closure, useClosure } from './maintenance/use-closure.ts';
import { usePageHead } from './page-head.ts';
import { usePortal } from './portal.ts';
import { RouterNavigation } from './RouterNavigation.tsx';

const Closed = lazy(() => import('./maintenance/Closed.tsx'));

interface ServicePageProps {
  readonly service: ServiceFacts;
  readonly screen: ScreenModule;
  /** The way out, for people with a session. */
  readonly leave: typeof import('./LeaveButton.tsx') | undefined;
}

/** A service's screen with what every page has: title, search metadata, downtime, analytics, and the language. */
export function ServicePage({ service, screen, leave }: ServicePageProps): ReactElement {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { config, analytics } = usePortal();
  const session = useAtomValue(sessionKindAtom);
  const device = useDeviceClass();
  usePageHead({
    pageName: pageNameOf(service, screen, pathname, locale),
    product: config.brand.product,
    prefix: useAtomValue(titlePrefixAtom),
    description: service.indexed && screen.description?.(),
  });
  // one view per page, whatever changes while it is open
  useEffect(() => {
    analytics({ event: 'page_view', service: service.id, session, locale, device });
  }, [service.id]);
  const [failure, forget] = usePageFailure(pathname);
  const closure = useClosure(pathname);
  // the session has ended and the way to sign-in has begun: nothing private stays on the screen
  if (entryTo(service, session) === 'login') return <Starting />;
  if (closure) return <ClosedPage closure={closure} onAgain={() => location.reload()} />;
  if (failure && failure.code !== 'maintenance') throw failure;
  const Screen = screen.default;
  return (
    <>
      {failure && <ClosedPage closure={closedNow} onAgain={forget} />}
      {/* hidden, not unmounted: the answers are still there afterwards */}
      <div hidden={failure !== undefined}>
        {leave && <leave.LeaveButton service={service} />}
        <RouterNavigation>
          <ResetOnRevisit>
            <Screen />
          </ResetOnRevisit>
        </RouterNavigation>
      </div>
    </>
  );
}

function ClosedPage(props: ComponentProps<typeof Closed>): ReactElement {
  return (
    <Suspense fallback={<Starting />}>
      <Closed {...props} />
    </Suspense>
  );
}

/** A service that the server closed although the schedule does not say so. */
const closedNow: Closure = { state: 'closed', start: null, end: null, because: [] };

/** The failure that replaces the screen, until another page is opened or it is retried. */
function usePageFailure(pathname: string): [LifedeskError | undefined, () => void] {
  const [failure, setFailure] = useAtom(pageFailureAtom);
  const forget = useCallback(() => setFailure(undefined), [setFailure]);
  // leaving the page in any way ends it
  useEffect(() => forget, [pathname, forget]);
  return [failure, forget];
}
