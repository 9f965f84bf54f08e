import { type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import * as styles from './ChartFrame.css.ts';

export interface ChartTexts {
  /** What is shown, for example "Unit price of the Balanced Fund". */
  label: ReactNode;
  /** What the chart shows, in a sentence: not everyone reads curves. */
  summary?: ReactNode;
  /** Shown instead of an empty chart: why it is empty, and what would change that. */
  empty: ReactNode;
}

interface ChartFrameProps extends ChartTexts {
  isEmpty: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** The frame of every chart: a name, a summary in words, and a text instead of an empty chart. */
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

/** The same figures as a table, rendered when it is opened: the chart may have thousands. */
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
