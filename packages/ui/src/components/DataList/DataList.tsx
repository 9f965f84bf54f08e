import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './DataList.css.ts';

export interface DataListItem {
  /** The term. Also the key unless `id` is given. */
  label: ReactNode;
  value: ReactNode;
  id?: string | undefined;
  /** An amount, a date, a number, an email address: it does not wrap. */
  figure?: boolean | undefined;
  /** The most important one, such as the total. */
  strong?: boolean | undefined;
}

export interface DataListProps extends ComponentProps<'dl'> {
  items: readonly DataListItem[];
  /** `rows` for sums and receipts, `grid` for facts about one thing. */
  layout?: keyof typeof styles.layout | undefined;
}

/** Length of a value in characters beyond which it does not fit on one line of a phone. */
const ONE_LINE = 40;
const isSentence = (value: ReactNode): boolean =>
  typeof value === 'string' && value.length > ONE_LINE && value.includes(' ');

/** Facts as pairs of a term and its value, which screen readers keep together. */
export function DataList({ items, layout = 'rows', className, ...rest }: DataListProps) {
  return (
    <dl {...rest} className={cx(styles.layout[layout], className)}>
      {items.map(({ id, label, value, figure, strong }, at) => (
        <div key={id ?? (typeof label === 'string' ? label : at)} className={styles.row[layout]}>
          <dt className={styles.term}>
            <Spoken>{label}</Spoken>
          </dt>
          <dd
            className={cx(
              styles.value,
              layout === 'rows' && styles.valueInRow,
              layout === 'rows' && isSentence(value) && styles.sentence,
              figure && styles.figure[layout],
              strong && styles.strong,
            )}
          >
            <Spoken>{value}</Spoken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
