import type { ReactNode } from 'react';
import * as styles from './DonutChart.css.ts';

const SIZE = 8;
const lines = (d: string, strokeWidth: number) => <path d={d} fill="none" stroke="currentColor" {...{ strokeWidth }} />;

/** The fill of each piece, in order: each has another pattern, even with forced colours or in print. */
const fills: readonly ReactNode[] = [
  <rect key="solid" width={SIZE} height={SIZE} fill="currentColor" />,
  lines('M-2 2L2 -2M0 8L8 0M6 10L10 6', 2.5),
  <path key="dots" d="M2 2h0M6 6h0" stroke="currentColor" strokeWidth={3.4} strokeLinecap="round" />,
  lines('M0 2H8M0 6H8', 2),
  null,
  lines('M-2 6L2 10M0 0L8 8M6 -2L10 2', 1.2),
  lines('M4 0V8M0 4H8', 1.2),
  lines('M2 0V8', 3.2),
];

/** The most parts that patterns can distinguish. */
export const PATTERNS = fills.length;

const inkOf = (at: number) => (at % 2 === 0 ? styles.accent : styles.heading);
const idOf = (base: string, at: number) => `${base}-${at % PATTERNS}`;

/** The ink of a part and the reference to its pattern. */
export const lookOf = (base: string, at: number) => ({ className: inkOf(at), fill: `url(#${idOf(base, at)})` });

export function Patterns({ base, count }: { base: string; count: number }) {
  return (
    <defs>
      {fills.slice(0, count).map((fill, at) => (
        <pattern
          key={idOf(base, at)}
          id={idOf(base, at)}
          className={inkOf(at)}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
        >
          <rect width={SIZE} height={SIZE} className={styles.paper} />
          {fill}
        </pattern>
      ))}
    </defs>
  );
}
