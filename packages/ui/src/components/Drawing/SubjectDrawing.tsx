import type { ReactNode } from 'react';
import * as styles from './Drawing.css.ts';
import { DrawingFrame } from './Drawing.tsx';

/** Successes that have their own drawing. Separate from `Drawing`, which every page loads. */
export const subjectNames = ['paid', 'people', 'signed-out'] as const;
export type SubjectName = (typeof subjectNames)[number];

/** A success, drawn with the object that it concerns. */
const seal = (
  <>
    <circle className={styles.doneFilled} cx="96" cy="68" r="14" />
    <path className={styles.onDone} d="m90 68 4.5 4.5 8.5-8.5" />
  </>
);

const parts: Record<SubjectName, ReactNode> = {
  // a coin on others, sealed
  paid: (
    <>
      <path className={styles.paper} d="M40 66v9c0 4 12 7 26 7s26-3 26-7v-9" />
      <circle className={styles.paper} cx="66" cy="42" r="27" />
      <path d="M56 31h20M56 39h20M58 31h4c12 0 12 16 0 16h-5l14 12" />
      {seal}
    </>
  ),
  // two people, sealed
  people: (
    <>
      <path className={styles.paper} d="M66 82c0-15 6-24 17-24s17 9 17 24z" />
      <circle className={styles.paper} cx="83" cy="45" r="9" />
      <path className={styles.paper} d="M32 82c0-19 7-30 21-30s21 11 21 30z" />
      <circle className={styles.paper} cx="53" cy="36" r="12" />
      {seal}
    </>
  ),
  // a door, and the way out of it
  'signed-out': (
    <>
      <path className={styles.paper} d="M40 82V16h40v66" />
      <path className={styles.paper} d="M40 16l24 9v57H40z" />
      <path className={styles.quiet} d="M57 52v5" />
      <path className={styles.done} d="M78 48h34M101 37l11 11-11 11" />
    </>
  ),
};

/** A small drawing of a success: a payment, a change of people, a sign-out. Decorative, like `Drawing`. */
export function SubjectDrawing({ name }: { name: SubjectName }) {
  return <DrawingFrame>{parts[name]}</DrawingFrame>;
}
