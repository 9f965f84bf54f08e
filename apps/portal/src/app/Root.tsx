import { sessionKindAtom, Toasts, useLocale } from '@lifedesk/journey';
import { audienceOf, type ServiceFacts } from '@lifedesk/journey/service';
import { LinkContext, Loader, PageShell } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { serviceAt } from '../registry/registry.ts';
import { services } from '../registry/services.ts';
import { isWaitingAtom } from '../state/in-flight.ts';
import * as m from '../texts.ts';
import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { routerLink } from './RouterLink.tsx';
import { useArrival } from './use-arrival.ts';
import { useBackRules } from './use-back-rules.ts';

const SideMenu = lazy(() => import('./signed-in/parts.ts').then(({ PortalMenu }) => ({ default: PortalMenu })));
const ExpiryWarning = lazy(() => import('./signed-in/parts.ts').then((parts) => ({ default: parts.ExpiryWarning })));

/** A link within the page moves the focus and leaves the history alone, which would otherwise have a step that leads nowhere. */
function stayOnPage(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#"]');
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}

/** The frame of every page. Parts for signed-in people load after sign-in. */
export function Root(): ReactElement {
  useLocale();
  const session = useAtomValue(sessionKindAtom);
  const waiting = useAtomValue(isWaitingAtom);
  const { pathname } = useLocation();
  // the sign-in page keeps its frame until the page that it leads to is there
  const service: ServiceFacts | undefined = serviceAt(services, pathname);
  const isWayIn = service?.onlySignedOut;
  const signedIn = !isWayIn && audienceOf(session) !== undefined;
  // a page with a menu gets a new frame after one without: nothing of the page before moves into its place
  const [framed, setFramed] = useState(signedIn);
  if (framed !== signedIn && (signedIn || isWayIn)) setFramed(signedIn);
  useBackRules();
  useArrival();
  return (
    <LinkContext value={routerLink}>
      <PageShell
        key={Number(framed)}
        onClick={stayOnPage}
        skipLabel={m.app_skipToContent()}
        header={<PortalHeader signedIn={signedIn} />}
        menu={signedIn && <Suspense fallback={null}>{<SideMenu />}</Suspense>}
        banner={<Banners />}
        footer={<Footer />}
      >
        <Outlet />
      </PageShell>
      <Toasts page={pathname} />
      <Loader active={waiting} label={m.app_pleaseWait()} />
      {session !== 'none' && (
        <Suspense fallback={null}>
          <ExpiryWarning />
        </Suspense>
      )}
    </LinkContext>
  );
}
