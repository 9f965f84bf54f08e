import type { StepHistory } from '@lifedesk/journey';
import type { createBrowserRouter, Location } from 'react-router-dom';
import { stepParameter } from './step-parameter.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** How the browser loaded the page: from its address, or by reload, back or forward. */
export type LoadedBy = 'load' | 'history';

/** What a history entry remembers about a step. */
interface StepEntry {
  readonly depth: number;
  readonly returnTo?: string;
}

const entryOf = ({ state }: Location): Partial<StepEntry> => (state ?? {}) as Partial<StepEntry>;

/** Whether a step of a journey created this history entry. All others were opened from outside. */
export const isWithinJourney = (location: Location): boolean => typeof entryOf(location).depth === 'number';

/**
 * Opens the history of steps for a visit to the page that the router shows. React Router reports the first load as a
 * `POP`, like the back button; only the browser can distinguish a typed address from a reload.
 * @param loadedBy how the page with the router was loaded
 */
export function stepHistories(router: Router, loadedBy: LoadedBy): () => StepHistory {
  const first = router.state.location;
  return () => {
    const { pathname } = router.state.location;
    history.scrollRestoration = 'auto';
    const currentLocation = () => router.state.location;
    const move = (step: string | undefined, entry: StepEntry, replace: boolean) => {
      if (currentLocation().pathname !== pathname) return;
      const query = new URLSearchParams(currentLocation().search);
      if (step === undefined) query.delete(stepParameter);
      else query.set(stepParameter, step);
      void router.navigate({ search: query.toString() }, { replace, state: entry });
    };
    const goBack = (entries: number) => {
      if (currentLocation().pathname === pathname) void router.navigate(-entries);
    };
    const asItIs = (): StepEntry => {
      const { depth = 0, returnTo } = entryOf(currentLocation());
      return { depth, ...(returnTo !== undefined && { returnTo }) };
    };
    return {
      get wanted() {
        return new URLSearchParams(currentLocation().search).get(stepParameter) ?? undefined;
      },
      get depth() {
        return asItIs().depth;
      },
      get returnTo() {
        return entryOf(currentLocation()).returnTo;
      },
      get arrivedBy() {
        if (router.state.historyAction !== 'POP') return 'link';
        return currentLocation() === first ? loadedBy : 'history';
      },
      push(step, returnTo) {
        // Steps and the result open at their top. This entry and those after it keep the setting.
        history.scrollRestoration = 'manual';
        move(step, { depth: asItIs().depth + 1, ...(returnTo !== undefined && { returnTo }) }, false);
      },
      correct: (step) => move(step, asItIs(), true),
      back: (step) => (asItIs().depth > 0 ? goBack(1) : move(step, asItIs(), true)),
      toBegin: () => (asItIs().depth > 0 ? goBack(asItIs().depth) : move(undefined, { depth: 0 }, true)),
    };
  };
}
