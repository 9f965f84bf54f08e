import type { LoadedBy } from './step-history.ts';

/** How the browser loaded this page. A reload and the back and forward buttons show what was there before. */
export function readLoadedBy(performance: Performance): LoadedBy {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward' ? 'history' : 'load';
}
