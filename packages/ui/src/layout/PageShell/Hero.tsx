import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './PageShell.css.ts';

export interface HeroProps {
  /** `Brand.horizonPaths`: the landscape at its bottom edge. */
  horizon?: readonly string[] | undefined;
  /** Only where there is room for it, from 1280: set it on `PageShell` too (`heroFrom`). */
  from?: 'desktop' | undefined;
  /** A sentence that is no heading, as large as one. */
  lead?: ReactNode;
  children?: ReactNode;
}

/**
 * A welcome in the header's colour, for the `hero` slot of `PageShell`. Separate from it, because most pages have none.
 */
export function Hero({ horizon, from, lead, children }: HeroProps) {
  return (
    <div className={cx(styles.hero, from && styles.heroFromDesktop)}>
      {horizon && (
        <svg viewBox="0 0 1440 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.horizon}>
          {horizon.map((path, at) => (
            <path key={path} d={path} className={at > 0 ? styles.near : undefined} />
          ))}
        </svg>
      )}
      <div className={styles.heroContent}>
        {lead !== undefined && <p className={styles.heroLead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
