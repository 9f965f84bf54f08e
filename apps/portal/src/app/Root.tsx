import { sessionKindAtom, Toasts, useKeptFocus } from '@lifedesk/journey';
import { audienceOf } from '@lifedesk/journey/service';
import { Hero, LinkContext, Loader, PageShell } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { serviceAt } from '../registry/registry.ts';
import { services } from '../registry/services.ts';
import { inFlightAtom, isWaitingAtom } from '../state/in-flight.ts';
import * as m from '../texts.ts';
import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { usePortal } from './portal.ts';
import { routerLink } from './RouterLink.tsx';
import { signedInPart } from './signed-in-part.tsx';
import { useBackRules } from './use-back-rules.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const SideMenu = signedInPart('PortalMenu');
const ExpiryWarning = signedInPart('ExpiryWarning');

/** A link within the page moves focus without a history entry, which would lead nowhere. */
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
  const session = useAtomValue(sessionKindAtom);
  const waiting = useAtomValue(isWaitingAtom);
  const { message } = useAtomValue(inFlightAtom);
  const { pathname } = useLocation();
  // the sign-in and sign-out pages have no menu: it appears with the next page, in a new frame
  const service = serviceAt(services, pathname);
  const isPublic = service?.access === 'public';
  const isSignIn = service !== undefined && 'workType' in service && service.workType === 'login';
  const { horizon } = usePortal().config.brand;
  const signedIn = !isPublic && audienceOf(session) !== undefined;
  useBackRules();
  useFocusOnNavigation();
  useKeptFocus();
  return (
    <LinkContext value={routerLink}>
      <PageShell
        key={Number(isPublic)}
        onClick={stayOnPage}
        skipLabel={m.app_skipToContent()}
        header={<PortalHeader signedIn={signedIn} />}
        menu={signedIn && <SideMenu />}
        banner={<Banners />}
        hero={isSignIn && <Hero from="desktop" horizon={horizon} lead={m.app_tagline()} />}
        heroFrom="desktop"
        footer={<Footer />}
      >
        <Outlet />
      </PageShell>
      <Toasts page={pathname} />
      <Loader active={waiting} label={message ?? m.app_pleaseWait()} />
      {session !== 'none' && <ExpiryWarning />}
    </LinkContext>
  );
}
