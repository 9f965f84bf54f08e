import type { ComponentProps, ElementType } from 'react';
import { cx } from '../../lib/cx.ts';
import type { SpaceStep } from '../../theme/tokens.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** Space between the parts in steps of 4 px; 3 unless told. */
  gap?: SpaceStep | undefined;
  align?: keyof typeof styles.align | undefined;
  justify?: keyof typeof styles.justify | undefined;
  /** On a phone, one below the other at full width. */
  stackOnPhone?: boolean | undefined;
  as?: ElementType | undefined;
}

/** Side by side, and on to the next line where there is no room. */
export function Inline(props: InlineProps) {
  const { gap = '3', align = 'centre', justify = 'start', stackOnPhone, as: Tag = 'div', className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={cx(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        stackOnPhone && styles.stackOnPhone,
        className,
      )}
    />
  );
}
