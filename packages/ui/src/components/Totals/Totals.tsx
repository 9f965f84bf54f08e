import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Totals.css.ts';

export interface Total {
  /** The label. Also the key. */
  label: string;
  /** Formatted: "₹1.16 crore", "₹45,310". */
  value: ReactNode;
  /** A short addition, such as where it is invested. */
  note?: ReactNode;
}

export interface TotalsProps extends ComponentProps<'dl'> {
  /** The first is the largest. */
  items: readonly Total[];
}

/** The few figures that sum up what someone has and owes, in one row. */
export function Totals({ items, className, ...rest }: TotalsProps) {
  return (
    <dl {...rest} className={cx(styles.totals, className)}>
      {items.map(({ label, value, note }, at) => (
        <div key={label} className={styles.total} data-lead={at === 0 || undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
