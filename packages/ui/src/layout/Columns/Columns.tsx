import type { ElementType, ReactElement } from 'react';
import { cx } from '../../lib/cx.ts';
import type { AnyElement, Polymorphic } from '../../lib/polymorphic.ts';
import * as styles from './Columns.css.ts';

export const columnSplits = ['halves', 'aside', 'cards'] as const;
export type ColumnSplit = (typeof columnSplits)[number];

interface ColumnsOwnProps {
  /**
   * `aside`: a wide column and one that explains it; `halves`: two equal ones; `cards`: as many as fit. One column on a
   * phone.
   */
  split?: ColumnSplit | undefined;
}

export type ColumnsProps<Tag extends ElementType = 'div'> = Polymorphic<Tag, ColumnsOwnProps>;

/** One column on a phone, more if there is room. The reading order is the order of the markup. */
export function Columns<Tag extends ElementType = 'div'>(props: ColumnsProps<Tag>): ReactElement;
export function Columns({ split = 'aside', as: Tag = 'div', className, ...rest }: AnyElement<ColumnsOwnProps>) {
  return <Tag {...rest} className={cx(styles.split[split], className)} />;
}
