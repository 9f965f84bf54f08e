import { type PageNavigation, PageNavigationContext, searchOf } from '@lifedesk/journey';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { usePortal } from './portal.ts';
import { isWithinJourney } from './step-history.ts';
import { stepParameter } from './step-parameter.ts';

/** React Router as the navigation of a service. */
export function RouterNavigation({ children }: { readonly children: ReactNode }): ReactElement {
  const [history] = useState(usePortal().openSteps);
  const navigate = useNavigate();
  const location = useLocation();
  const visit = useVisit(location, useNavigationType());
  const navigation = useMemo((): PageNavigation => {
    const query = new URLSearchParams(location.search);
    return {
      query,
      step: query.get(stepParameter) ?? undefined,
      history,
      visit,
      self: (query) => location.pathname.replace(/(.)\/+$/, '$1') + searchOf(query),
      open: (href, options) => void navigate(href, options),
    };
  }, [location, navigate, history, visit]);
  return <PageNavigationContext value={navigation}>{children}</PageNavigationContext>;
}

/**
 * Counts how often a link has opened the page while it was open. Steps of a journey and the browser's buttons do not
 * count.
 */
function useVisit(location: Location, how: NavigationType): number {
  const { key } = location;
  const [seen, setSeen] = useState({ key, visit: 0 });
  if (seen.key === key) return seen.visit;
  const isOpened = how !== 'POP' && !isWithinJourney(location);
  const next = { key, visit: isOpened ? seen.visit + 1 : seen.visit };
  setSeen(next);
  return next.visit;
}
