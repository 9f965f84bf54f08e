import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'line', 'heading', 'figure', 'field', 'button'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/** The shape of coming content, hidden from screen readers. Put several into a `SkeletonGroup`. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: SkeletonShape | undefined;
  className?: string | undefined;
}) {
  return <span aria-hidden="true" data-shape={shape} className={cx(styles.shape[shape], className)} />;
}

/** Skeletons of one part of the page, which announces once, in the given words, that it is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.group} data-state="loading">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
