import { InLanguage, loadPart, type PageShape, Starting } from '@lifedesk/journey';
import { entryTo } from '@lifedesk/journey/service';
import type { ReactElement } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { loginAddress } from '../registry/redirect.ts';
import { addressOf, prefix, twinOf } from '../registry/registry.ts';
import { screenOf } from '../registry/screen-of.ts';
import { type Service, services } from '../registry/services.ts';
import { to } from '../registry/to.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import type { Portal } from './portal.ts';
import { Root } from './Root.tsx';
import { ServicePage } from './ServicePage.tsx';

/** The routes: every built service under the prefix, its alias outside it, and the page for unknown addresses. */
export function routesOf(portal: Portal): RouteObject[] {
  return [
    {
      element: inLanguage(() => <Root />),
      errorElement: inLanguage(() => <ErrorPage />),
      children: [
        {
          errorElement: inLanguage(() => <ErrorPage />),
          // inside the frame: header and padding are there from the start
          HydrateFallback: Starting,
          children: [
            ...services.flatMap((service) => serviceRoutes(portal, service)),
            { path: '*', element: inLanguage(() => <ErrorPage kind={404} />) },
          ],
        },
      ],
    },
  ];
}

/** The router keeps the elements of its routes, so that a page draws itself again in another language. */
const inLanguage = (page: () => ReactElement) => <InLanguage>{page}</InLanguage>;

function serviceRoutes(portal: Portal, service: Service): RouteObject[] {
  const route = {
    loader: guard(portal, service),
    HydrateFallback: () => <Starting shape={shapeOf(service)} />,
    lazy: async () => {
      const [screen, leave] = await Promise.all([loadPart(() => screenOf(service.id)), leaveOf(service)]);
      return { Component: () => <ServicePage service={service} screen={screen} leave={leave} /> };
    },
  };
  const routes: RouteObject[] = [
    { path: addressOf(service.id), ...route },
    { path: twinOf(service.id), loader: underPrefix(addressOf(service.id)), element: <Starting /> },
  ];
  if ('atEntry' in service)
    routes.push({ path: prefix, ...route }, { path: '/', loader: underPrefix(prefix), element: <Starting /> });
  return routes;
}

/** What a service shows, before its screen has loaded: whatever sends a request or an OTP has a form. */
const shapeOf = (service: Service): PageShape =>
  service.id === 'dashboard' ? 'cards' : 'workType' in service ? 'form' : 'text';

/** The way out of a service, which only people with a session have: the sign-in page does not wait for it. */
const leaveOf = ({ access }: Service) =>
  access === 'public' ? undefined : loadPart(() => import('./LeaveButton.tsx'));

/** Redirects an address without the prefix to the one with it, keeping its query. */
function underPrefix(address: string): LoaderFunction {
  return ({ request }) => redirect(address + new URL(request.url).search);
}

/** Applies the registry's access rules, once it is known whether a session from before the reload is still valid. */
function guard(portal: Portal, service: Service): LoaderFunction {
  return async ({ request }) => {
    const session = await portal.session.restored().catch((error: unknown) => {
      if ('worksOffline' in service) return 'none' as const;
      throw error;
    });
    const entry = entryTo(service, session);
    if (entry === 'dashboard') return redirect(to('dashboard'));
    if (entry === 'login') return redirect(loginAddress(services, new URL(request.url), portal.lastAudience()));
    if (entry === 'absent') throw new Response(null, { status: 404 });
    return null;
  };
}
