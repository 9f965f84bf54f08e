import type { ComponentProps, ElementType } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Columns.css.ts';

export const columnSplits = ['halves', 'aside', 'cards'] as const;
export type ColumnSplit = (typeof columnSplits)[number];

export interface ColumnsProps extends ComponentProps<'div'> {
  /** `aside`: a wide column and one that explains; `halves`: two equal ones; `cards`: as many as fit. One column on a phone. */
  split?: ColumnSplit | undefined;
  as?: ElementType | undefined;
}

/** One column on a phone, more where there is room. The order of reading is the order in the markup. */
export function Columns({ split = 'aside', as: Tag = 'div', className, ...rest }: ColumnsProps) {
  return <Tag {...rest} className={cx(styles.split[split], className)} />;
}
