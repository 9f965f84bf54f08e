import type { ReactNode } from 'react';
import * as styles from './PageShell.css.ts';

export interface HeroProps {
  /** `Brand.horizonPaths`: the landscape at its bottom edge. */
  horizon?: readonly string[] | undefined;
  children: ReactNode;
}

/**
 * A welcome in the header's colour, for the `hero` slot of `PageShell`. Separate from it, because most pages have none.
 */
export function Hero({ horizon, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      {horizon && (
        <svg viewBox="0 0 1440 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.horizon}>
          {horizon.map((path, at) => (
            <path key={path} d={path} className={at > 0 ? styles.near : undefined} />
          ))}
        </svg>
      )}
      <div className={styles.heroContent}>{children}</div>
    </div>
  );
}
