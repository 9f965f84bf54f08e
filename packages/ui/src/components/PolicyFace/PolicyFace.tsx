import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './PolicyFace.css.ts';

/** The kinds of policy that have a face. */
export const policyKinds = [
  'term',
  'savings',
  'unit-linked',
  'annuity',
  'pension',
  'child',
  'health',
  'group',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

// the sun over the horizon: an income for later life
const sun = (
  <>
    <path className={styles.soft} d="M6.4 18.5a5.6 5.6 0 0 1 11.2 0z" />
    <path d="M2.5 18.5h19M6.4 18.5a5.6 5.6 0 0 1 11.2 0M12 5.5v3M4.6 9l2 2M19.4 9l-2 2" />
  </>
);

const drawings: Record<PolicyKind, ReactNode> = {
  term: (
    <>
      <path className={styles.soft} d="M12 3l7.5 2.8v5.6c0 4.9-3.2 8.2-7.5 9.6-4.3-1.4-7.5-4.7-7.5-9.6V5.8z" />
      <path d="M12 3l7.5 2.8v5.6c0 4.9-3.2 8.2-7.5 9.6-4.3-1.4-7.5-4.7-7.5-9.6V5.8zM8.7 11.8l2.4 2.4 4.3-4.5" />
    </>
  ),
  savings: (
    <>
      <ellipse className={styles.soft} cx="12" cy="6.6" rx="7" ry="2.9" />
      <path d="M19 6.6c0 1.6-3.1 2.9-7 2.9S5 8.2 5 6.6s3.1-2.9 7-2.9 7 1.3 7 2.9zM5 6.6v5.3c0 1.6 3.1 2.9 7 2.9s7-1.3 7-2.9V6.6M5 11.9v5.3c0 1.6 3.1 2.9 7 2.9s7-1.3 7-2.9v-5.3" />
    </>
  ),
  'unit-linked': (
    <>
      <path className={styles.soft} d="M7 15.6l4-4.8 3.2 2.8L19.5 7v10.5H7z" />
      <path d="M3.8 4v16.2H20M7 15.6l4-4.8 3.2 2.8L19.5 7M15.6 6.6l4-.1.4 4" />
    </>
  ),
  annuity: sun,
  pension: sun,
  child: (
    <>
      <path className={styles.soft} d="M2.5 9.6L12 5l9.5 4.6L12 14.2z" />
      <path d="M2.5 9.6L12 5l9.5 4.6L12 14.2zM6.4 11.7v4.4c0 1.4 2.6 2.6 5.6 2.6s5.6-1.2 5.6-2.6v-4.4M21.5 9.6v5.2" />
    </>
  ),
  health: (
    <>
      <path
        className={styles.soft}
        d="M12 20s-8.2-4.9-8.2-10.9A4.5 4.5 0 0 1 12 6.7a4.5 4.5 0 0 1 8.2 2.4C20.2 15.1 12 20 12 20z"
      />
      <path d="M12 20s-8.2-4.9-8.2-10.9A4.5 4.5 0 0 1 12 6.7a4.5 4.5 0 0 1 8.2 2.4C20.2 15.1 12 20 12 20zM7 12.4h2.5l1.5-2.7 2 4.2 1.2-1.5H17" />
    </>
  ),
  group: (
    <>
      <circle className={styles.soft} cx="9" cy="8" r="3.4" />
      <path d="M12.4 8A3.4 3.4 0 1 1 5.6 8a3.4 3.4 0 0 1 6.8 0zM2.8 19.5c.6-3.7 3.1-5.7 6.2-5.7s5.6 2 6.2 5.7M15.6 4.9a3.4 3.4 0 0 1 0 6.2M17.6 14.2c2 .8 3.2 2.6 3.6 5.3" />
    </>
  ),
};

export interface PolicyFaceProps {
  kind: PolicyKind;
  /** `small` fits in a line of text. */
  size?: keyof typeof styles.size | undefined;
  className?: string | undefined;
}

/** The picture of a kind of policy: one drawing and one quiet hue. Decorative: its name is beside it. */
export function PolicyFace({ kind, size = 'medium', className }: PolicyFaceProps) {
  return (
    <span aria-hidden="true" data-kind={kind} className={cx(styles.face[kind], styles.size[size], className)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration, hidden by the span around it */}
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={styles.drawing}
      >
        {drawings[kind]}
      </svg>
    </span>
  );
}
