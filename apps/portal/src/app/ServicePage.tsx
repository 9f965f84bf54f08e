import { useAtomValue } from 'jotai';
import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenModule, ServiceFacts } from '../registry/define-service.ts';
import { pageNameOf } from '../registry/title.ts';
import { useLocale } from '../state/locale.ts';
import { sessionKindAtom } from '../state/session.ts';
import { useDeviceClass } from './device-class.ts';
import { useClosure } from './maintenance/use-closure.ts';
import { usePageHead } from './page-head.ts';
import { usePortal } from './portal.ts';

const Closed = lazy(() => import('./maintenance/Closed.tsx'));

interface ServicePageProps {
  readonly service: ServiceFacts;
  readonly screen: ScreenModule;
}

/** A service's screen with what every page has: title, search metadata, downtime, analytics, and the language. */
export function ServicePage({ service, screen }: ServicePageProps): ReactElement {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { config, analytics } = usePortal();
  const session = useAtomValue(sessionKindAtom);
  const device = useDeviceClass();
  usePageHead({
    pageName: pageNameOf(service, screen, pathname, locale),
    product: config.brand.product,
    description: service.description?.(),
  });
  // one view a page, whatever changes while it is open
  useEffect(() => {
    analytics({ event: 'page_view', service: service.id, session, locale, device });
  }, [service.id]);
  const closure = useClosure(pathname);
  const Screen = screen.default;
  if (!closure) return <Screen />;
  return (
    <Suspense fallback={null}>
      <Closed closure={closure} />
    </Suspense>
  );
}
