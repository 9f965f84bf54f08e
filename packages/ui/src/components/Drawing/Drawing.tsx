import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Drawing.css.ts';

/** What happened: it is done, it takes a while, it did not work, there is nothing here. */
export const drawingNames = ['success', 'waiting', 'failure', 'nothing'] as const;
export type DrawingName = (typeof drawingNames)[number];

const ground = (
  <path className={styles.ground} d="M8 82c0-13 10-17 17-24 9-9 10-30 34-30 20 0 22 13 32 17 13 5 37 8 37 37z" />
);
const line = <path d="M4 82h128" />;
const sheet = (
  <>
    <path className={styles.paper} d="M46 20h32l14 14v48H46z" />
    <path d="M78 20v14h14" />
  </>
);
const words = <path className={styles.quiet} d="M55 44h22M55 53h28" />;

const parts: Record<DrawingName, ReactNode> = {
  // a paper, sealed
  success: (
    <>
      {sheet}
      {words}
      <circle className={styles.pointFilled} cx="92" cy="70" r="14" />
      <path className={styles.onPoint} d="m86 70 4.5 4.5 8.5-8.5" />
    </>
  ),
  // the same paper, and a clock
  waiting: (
    <>
      {sheet}
      {words}
      <circle className={cx(styles.paper, styles.point)} cx="92" cy="70" r="14" />
      <path className={styles.point} d="M92 62v8l5 4" />
    </>
  ),
  // the same paper, torn
  failure: (
    <>
      <path className={styles.paper} d="M46 20h32l14 14v12l-9 6-8-6-9 7-8-7-12 7z" />
      <path d="M78 20v14h14" />
      <path className={styles.quiet} d="M55 36h16" />
      <path className={styles.paper} d="m46 65 12-7 8 7 9-7 8 6 9-6v24H46z" />
      <path className={styles.point} d="M104 40l9-5M106 51h10M102 30l5-9" />
    </>
  ),
  // an open tray with nothing in it
  nothing: (
    <>
      <path className={styles.paper} d="M40 52 52 30h36l12 22v30H40z" />
      <path d="M40 52h17c1 7 6 11 13 11s12-4 13-11h17" />
      <path className={styles.point} d="M70 8v10M54 12l3 7M86 12l-3 7" />
    </>
  ),
};

/** A small drawing of one hand. Decoration: the words beside it say the same. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 136 92" aria-hidden="true" className={cx(styles.drawing, className)}>
      {ground}
      {parts[name]}
      {line}
    </svg>
  );
}
