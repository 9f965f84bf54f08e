import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
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
export function Totals({ items, className, style, ...rest }: TotalsProps) {
  const [lead, ...others] = items;
  return (
    <dl {...rest} className={cx(styles.totals, className)} style={{ ...style, ...sizeToFit(others) }}>
      {items.map(({ label, value, note }, at) => (
        <div key={label} className={styles.total} data-lead={at === 0 || undefined}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} style={at === 0 && lead ? sizeToFit([lead]) : undefined}>
            {value}
          </dd>
          {note !== undefined && (
            <dd className={styles.note}>
              <Spoken>{note}</Spoken>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Figures of the same size, of which the widest fits. */
function sizeToFit(items: readonly Total[]): CSSProperties {
  const widths = items.map(({ value }) => (typeof value === 'string' ? widthInEms(value) : 0));
  return { [styles.widthInEms]: String(Math.max(1, ...widths)) } as CSSProperties;
}

/** Digits and letters count as 0.7 of the font size, commas and spaces as 0.38: as wide as in the widest font that we fall back to. */
function widthInEms(text: string): number {
  const narrow = text.replaceAll(/[^.,\s]/g, '').length;
  return (text.length - narrow) * 0.7 + narrow * 0.38;
}
