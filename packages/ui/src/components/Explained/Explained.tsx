import type { ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Explained.css.ts';

export interface ExplainedProps {
  /** The formatted figure. */
  figure: ReactNode;
  /** What opening it shows, for screen readers: "How it is worked out". */
  hint: string;
  /** How the figure is worked out, and the source of the rule. */
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
}

/** A figure that expands in place to show how it is worked out. */
export function Explained({ figure, hint, children, className, ref }: ExplainedProps) {
  return (
    <details ref={ref} className={cx(styles.explained, className)}>
      <summary className={styles.summary}>
        <span>{figure}</span>
        <VisuallyHidden> ({hint})</VisuallyHidden>
        <ExpandIcon className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
