import { type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import * as styles from './ChartFrame.css.ts';

export interface ChartTexts {
  /** What is shown, as "Unit price of the Balanced Fund". */
  label: ReactNode;
  /** What there is to see in it, in a sentence: not everyone reads curves. */
  summary?: ReactNode;
  /** In place of the picture where there is nothing to show: why, and what would change that. */
  empty: ReactNode;
}

interface ChartFrameProps extends ChartTexts {
  isEmpty: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** What every chart has around its picture: a name, what it says in words, and a word in place of a picture of nothing. */
export function ChartFrame({ label, summary, empty, isEmpty, className, ref, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure ref={ref} aria-labelledby={id} className={cx(styles.frame, className)}>
      <figcaption className={styles.caption}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {summary !== undefined && !isEmpty && <span className={styles.muted}>{summary}</span>}
      </figcaption>
      {isEmpty ? <div className={styles.muted}>{empty}</div> : children}
    </figure>
  );
}

/** The same figures as a table, which is made when it is opened: the picture may show thousands. */
export function FiguresOnDemand({ label, children }: { label: ReactNode; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ExpandIcon className={styles.arrow} />
        {label}
      </summary>
      {open && <div className={styles.table}>{children()}</div>}
    </details>
  );
}
