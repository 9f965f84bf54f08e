import { type RefObject, useEffect, useRef } from 'react';
import { scrollToTop } from './scroll.ts';

/**
 * For the heading of a result that has replaced a page that waited, or an earlier result: the page opens at its top, the heading is
 * read, and reading continues from it.
 * @param outcome what the result is, also the key of what shows it: another one takes the focus again
 */
export function useResultHeading(outcome: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each outcome
  useEffect(() => {
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [outcome]);
  return heading;
}
