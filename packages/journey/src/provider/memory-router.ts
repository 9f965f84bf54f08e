import type { Query } from './links.ts';
import { searchOf } from './navigation.ts';
import type { StepHistory } from './step-history.ts';

/** The query parameter with the step of a journey. */
const stepParameter = 'step';

/** An entry of the history, as last reached. */
export interface MemoryEntry {
  readonly address: string;
  /** How many steps of a journey are before it; undefined if no step led here. */
  readonly depth?: number | undefined;
  readonly returnTo?: string | undefined;
  /** How many times a link or `open` had opened a page when this entry was made. */
  readonly visit: number;
}

export interface MemoryRouterOptions {
  /** The path prefix of all pages of the app: `/branch-desk`. */
  readonly base: string;
  /** The initial address. */
  readonly address?: string;
  /** Addresses before the first one, for going back. */
  readonly before?: readonly string[];
  /** Query parameters that name the page, if the path does not. A page's links to itself keep them. */
  readonly page?: readonly string[];
  /** How the person reached the first address. */
  readonly arrivedBy?: StepHistory['arrivedBy'];
}

/** Addresses that only exist in memory: for an app that shows one service at a time and has no router. */
export interface MemoryRouter {
  /** The entry on the screen. A new object after each move. */
  current(): MemoryEntry;
  subscribe(listener: () => void): () => void;
  /** Opens an address of the app. */
  open(address: string, options?: { readonly replace?: boolean }): void;
  /** Goes back, like the browser's button. */
  back(): void;
  /** How many entries are before the present one. */
  position(): number;
  /** Goes to the entry with this many before it, or the last one, like the browser's buttons. */
  goTo(position: number): void;
  /** Forgets every address and opens the first one again, for example for another person. */
  restart(): void;
  /** Whether this is an address of the app. */
  owns(href: string): boolean;
  /** The address of the present page with another query. */
  self(query?: Query | URLSearchParams): string;
  /** The history of steps for a visit to the present page. */
  openSteps(): StepHistory;
}

const split = (address: string): [path: string, query: URLSearchParams] => {
  const [path = '', search] = address.split('?');
  return [path, new URLSearchParams(search)];
};

export function memoryRouter(options: MemoryRouterOptions): MemoryRouter {
  const { base, address: first = base, before = [], page = [], arrivedBy = 'load' } = options;
  const listeners = new Set<() => void>();
  let entries: readonly MemoryEntry[] = [...before, first].map((address) => ({ address, visit: 0 }));
  let at = before.length;
  let visits = 0;
  let latest = arrivedBy;

  const current = (): MemoryEntry => entries[at] ?? { address: first, visit: 0 };
  const go = (index: number, how: StepHistory['arrivedBy']) => {
    at = Math.max(0, index);
    latest = how;
    for (const listener of listeners) listener();
  };
  const enter = (entry: MemoryEntry, replace = false) => {
    const kept = entries.slice(0, replace ? at : at + 1);
    entries = [...kept, entry];
    go(kept.length, 'link');
  };
  const pageQuery = (query: URLSearchParams) =>
    page.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const pageOf = (address: string) => {
    const [path, query] = split(address);
    return path + searchOf(new URLSearchParams(pageQuery(query)));
  };

  return {
    current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(address, { replace } = {}) {
      visits += 1;
      enter({ address, visit: visits }, replace);
    },
    back: () => go(at - 1, 'history'),
    position: () => at,
    goTo: (position) => go(Math.min(position, entries.length - 1), 'history'),
    restart() {
      visits += 1;
      entries = [{ address: first, visit: visits }];
      go(0, arrivedBy);
    },
    owns: (href) => split(href)[0] === base || href.startsWith(`${base}/`),
    self(query) {
      const [path, own] = split(current().address);
      const given = new URLSearchParams(searchOf(query));
      return path + searchOf(new URLSearchParams([...pageQuery(own), ...given]));
    },
    openSteps() {
      const opened = pageOf(current().address);
      const isHere = () => pageOf(current().address) === opened;
      const move = (step: string | undefined, entry: Pick<MemoryEntry, 'depth' | 'returnTo'>, replace: boolean) => {
        if (!isHere()) return;
        const [path, query] = split(current().address);
        if (step === undefined) query.delete(stepParameter);
        else query.set(stepParameter, step);
        enter({ address: path + searchOf(query), visit: current().visit, ...entry }, replace);
      };
      const depth = () => current().depth ?? 0;
      const asItIs = () => ({ depth: depth(), returnTo: current().returnTo });
      const goBack = (by: number) => {
        if (isHere()) go(at - by, 'history');
      };
      return {
        get wanted() {
          return stepOf(current());
        },
        get depth() {
          return depth();
        },
        get returnTo() {
          return current().returnTo;
        },
        get arrivedBy() {
          return latest;
        },
        push: (step, returnTo) => move(step, { depth: depth() + 1, returnTo }, false),
        correct: (step) => move(step, asItIs(), true),
        back: (step) => (depth() > 0 ? goBack(1) : move(step, asItIs(), true)),
        toBegin: () => (depth() > 0 ? goBack(depth()) : move(undefined, { depth: 0 }, true)),
      };
    },
  };
}

/** The step that an entry names. */
export const stepOf = ({ address }: MemoryEntry): string | undefined =>
  split(address)[1].get(stepParameter) ?? undefined;

/** The query of an entry. */
export const queryOf = ({ address }: MemoryEntry): URLSearchParams => split(address)[1];
