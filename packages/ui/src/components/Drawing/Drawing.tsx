import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Drawing.css.ts';

/** What happened: it is done, it takes a while, it failed, there is nothing here. */
export const drawingNames = ['success', 'waiting', 'failure', 'nothing'] as const;
export type DrawingName = (typeof drawingNames)[number];

const ground = (
  <path className={styles.ground} d="M8 82c0-13 10-17 17-24 9-9 10-30 34-30 20 0 22 13 32 17 13 5 37 8 37 37z" />
);
const line = <path d="M4 82h128" />;
const parts: Record<DrawingName, ReactNode> = {
  // a large seal with light around it
  success: (
    <>
      <circle className={styles.doneFilled} cx="68" cy="48" r="26" />
      <path className={styles.onDone} d="m56 48 8.5 8.5 16-16" />
      <path className={styles.done} d="M68 8v7M34 20l5 5M102 20l-5 5M24 48h7M105 48h7" />
    </>
  ),
  // a clock
  waiting: (
    <>
      <circle className={styles.paper} cx="68" cy="48" r="30" />
      <path className={styles.quiet} d="M68 24v4M92 48h-4M68 72v-4M44 48h4" />
      <path className={styles.wait} d="M68 33v15l11 8" />
    </>
  ),
  // a torn sheet
  failure: (
    <>
      <path className={styles.paper} d="M46 20h32l14 14v12l-9 6-8-6-9 7-8-7-12 7z" />
      <path d="M78 20v14h14" />
      <path className={styles.quiet} d="M55 36h16" />
      <path className={styles.paper} d="m46 65 12-7 8 7 9-7 8 6 9-6v24H46z" />
      <path className={styles.fault} d="M104 40l9-5M106 51h10M102 30l5-9" />
    </>
  ),
  // an empty open tray
  nothing: (
    <>
      <path className={styles.paper} d="M40 52 52 30h36l12 22v30H40z" />
      <path d="M40 52h17c1 7 6 11 13 11s12-4 13-11h17" />
      <path className={styles.point} d="M70 8v10M54 12l3 7M86 12l-3 7" />
    </>
  ),
};

interface DrawingProps {
  name: DrawingName;
  className?: string | undefined;
}

/** A small drawing in one style. Decorative: the text beside it says the same. */
export function Drawing({ name, className }: DrawingProps) {
  return <DrawingFrame className={className}>{parts[name]}</DrawingFrame>;
}

/** The shared parts of all drawings: the ground, the soft shape behind, the line. */
export function DrawingFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 136 92" aria-hidden="true" className={cx(styles.drawing, className)}>
      {ground}
      {children}
      {line}
    </svg>
  );
}
