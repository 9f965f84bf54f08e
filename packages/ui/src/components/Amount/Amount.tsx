import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Amount.css.ts';

export const amountSizes = ['inherit', 'body', 'figure', 'figureLarge'] as const;
export type AmountSize = (typeof amountSizes)[number];

export interface AmountProps extends ComponentProps<'span'> {
  /** `figure` and `figureLarge` are for the one amount that a card or a screen is about. */
  size?: AmountSize | undefined;
}

/** An amount or a date that is already written out, as "₹1,23,456.00": digits of one width, never broken over two lines. */
export function Amount({ size = 'inherit', className, ...rest }: AmountProps) {
  return <span {...rest} className={cx(styles.size[size], className)} />;
}
