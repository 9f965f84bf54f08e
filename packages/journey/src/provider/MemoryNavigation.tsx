import { LinkContext, type LinkProps } from '@lifedesk/ui';
import { type MouseEvent, type ReactElement, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type MemoryEntry, type MemoryRouter, queryOf, stepOf } from './memory-router.ts';
import { type PageNavigation, PageNavigationContext } from './navigation.ts';

/** The memory router's entry on the screen. */
export function useMemoryEntry(router: MemoryRouter): MemoryEntry {
  return useSyncExternalStore(router.subscribe, router.current, router.current);
}

interface MemoryNavigationProps {
  readonly router: MemoryRouter;
  readonly children: ReactNode;
}

/**
 * A memory router as the navigation of a page, which also follows its links. A page that replaces another needs another
 * `key`. A link that leaves the app opens a new tab, because leaving the page would lose everything in its memory.
 */
export function MemoryNavigation({ router, children }: MemoryNavigationProps): ReactElement {
  const [history] = useState(router.openSteps);
  const entry = useMemoryEntry(router);
  const navigation = useMemo(
    (): PageNavigation => ({
      query: queryOf(entry),
      step: stepOf(entry),
      history,
      visit: entry.visit,
      self: router.self,
      open: router.open,
    }),
    [router, entry, history],
  );
  const renderLink = useMemo(() => linkThrough(router), [router]);
  return (
    <LinkContext value={renderLink}>
      <PageNavigationContext value={navigation}>{children}</PageNavigationContext>
    </LinkContext>
  );
}

const linkThrough = (router: MemoryRouter) => (props: LinkProps) => {
  const { href, onClick } = props;
  if (/^(#|mailto:|tel:|blob:)/.test(href) || props.download !== undefined) return <a {...props} href={href} />;
  if (!router.owns(href)) return <a {...props} href={href} target="_blank" rel="noopener" />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    router.open(href);
  };
  return <a {...props} href={href} onClick={follow} />;
};
