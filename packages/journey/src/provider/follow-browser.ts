import type { MemoryRouter } from './memory-router.ts';

export interface FollowedPages {
  readonly router: MemoryRouter;
  /** A customer is at the desk. Without one there is one page, the search. */
  readonly isServing: () => boolean;
  /** Back would leave the customer's first page, and with it the session. The app stays there. */
  readonly onStay: () => void;
}

/**
 * Makes the browser's Back and Forward go through the pages of an app whose addresses are only in memory. The history
 * only has positions: every page has the same address, so the next customer sees nothing of the last one.
 * @returns `sync`, to call after each change of page or customer, and `stop`
 */
export function followBrowser({ router, isServing, onStay }: FollowedPages) {
  let at = 0;
  let ownMoves = 0;
  history.replaceState({ position: 0 }, '');
  const sync = () => {
    const wanted = isServing() ? router.position() + 1 : 0;
    if (wanted < at) {
      ownMoves += 1;
      history.go(wanted - at);
    }
    for (let position = at + 1; position <= wanted; position += 1) history.pushState({ position }, '');
    at = wanted;
  };
  const onPop = ({ state }: PopStateEvent) => {
    if (ownMoves > 0) {
      ownMoves -= 1;
      return;
    }
    at = positionIn(state);
    if (isServing() && at > 0) router.goTo(at - 1);
    else if (isServing()) onStay();
    sync();
  };
  addEventListener('popstate', onPop);
  return { sync, stop: () => removeEventListener('popstate', onPop) };
}

const positionIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'position' in state ? Number(state.position) : 0;
