import { createContext, useContext } from 'react';
import type { Query } from './links.ts';
import { SetupError } from './setup-error.ts';
import type { StepHistory } from './step-history.ts';

/** Where a person is in the app, and how to go elsewhere. A router implements it. */
export interface PageNavigation {
  readonly query: URLSearchParams;
  /** The step in the rendered address; `history.wanted` may be ahead of the screen. */
  readonly step: string | undefined;
  readonly history: StepHistory;
  /** Changes when a link opens this page while it is open. */
  readonly visit: number;
  /** The address of this page with another query. */
  self(query?: Query | URLSearchParams): string;
  /** Opens an address of the app. */
  open(href: string, options?: { readonly replace?: boolean }): void;
}

export const PageNavigationContext = createContext<PageNavigation | undefined>(undefined);

const NO_NAVIGATION =
  'There is no navigation around this component. Wrap it in <PageNavigationContext value={…}>, or in MemoryNavigation.';

/** The navigation of the page around this component. @throws SetupError if there is none */
export function usePageNavigation(): PageNavigation {
  const navigation = useContext(PageNavigationContext);
  if (!navigation) throw new SetupError(NO_NAVIGATION);
  return navigation;
}

/** A query as part of an address, with its question mark; empty for an empty query. */
export function searchOf(query: Query | URLSearchParams = {}): string {
  const search = new URLSearchParams();
  const pairs = query instanceof URLSearchParams ? query : Object.entries(query);
  for (const [name, value] of pairs) if (value) search.append(name, value);
  return search.size > 0 ? `?${search}` : '';
}
