import type { ElementType, ReactElement } from 'react';
import { cx } from '../../lib/cx.ts';
import type { AnyElement, Polymorphic } from '../../lib/polymorphic.ts';
import type { SpaceStep } from '../../theme/tokens.ts';
import * as styles from './Inline.css.ts';

interface InlineOwnProps {
  /** Space between the parts in steps of 4 px; 3 by default. */
  gap?: SpaceStep | undefined;
  align?: keyof typeof styles.align | undefined;
  justify?: keyof typeof styles.justify | undefined;
  /** Stacked at full width on a phone. */
  stackOnPhone?: boolean | undefined;
}

export type InlineProps<Tag extends ElementType = 'div'> = Polymorphic<Tag, InlineOwnProps>;

/** Side by side, wrapping to the next line if there is no room. */
export function Inline<Tag extends ElementType = 'div'>(props: InlineProps<Tag>): ReactElement;
export function Inline(props: AnyElement<InlineOwnProps>) {
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
