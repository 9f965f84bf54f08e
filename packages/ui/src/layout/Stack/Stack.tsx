import type { ElementType, ReactElement } from 'react';
import { cx } from '../../lib/cx.ts';
import type { AnyElement, Polymorphic } from '../../lib/polymorphic.ts';
import type { SpaceStep } from '../../theme/tokens.ts';
import * as styles from './Stack.css.ts';

interface StackOwnProps {
  /** Space between the parts in steps of 4 px; 4 by default. Groups are further apart than their parts. */
  gap?: SpaceStep | undefined;
  align?: keyof typeof styles.align | undefined;
  /** Maximum width: a line of text, or a form. */
  measure?: keyof typeof styles.measure | undefined;
}

export type StackProps<Tag extends ElementType = 'div'> = Polymorphic<Tag, StackOwnProps>;

/** Stacks its parts with equal space between them. */
export function Stack<Tag extends ElementType = 'div'>(props: StackProps<Tag>): ReactElement;
export function Stack({
  gap = '4',
  align = 'stretch',
  measure = 'none',
  as: Tag = 'div',
  className,
  ...rest
}: AnyElement<StackOwnProps>) {
  return (
    <Tag
      {...rest}
      className={cx(styles.stack, styles.gap[gap], styles.align[align], styles.measure[measure], className)}
    />
  );
}
