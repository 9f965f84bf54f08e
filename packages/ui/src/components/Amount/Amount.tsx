import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Amount.css.ts';

export const amountSizes = ['inherit', 'body', 'figure', 'figureLarge'] as const;
export type AmountSize = (typeof amountSizes)[number];

export interface AmountProps extends ComponentProps<'span'> {
  /** Use `figure` and `figureLarge` for the main amount of a card or a screen. */
  size?: AmountSize | undefined;
}

/** A formatted amount or date, for example "₹1,23,456.00". It never wraps, and its digits are tabular in tables. */
export function Amount({ size = 'inherit', className, ...rest }: AmountProps) {
  return <span {...rest} className={cx(styles.size[size], className)} />;
}
