import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The person's name without titles such as Mr or Dr. Show the name beside it, or use it as the name of the button
   * around it.
   */
  name: string;
  size?: keyof typeof styles.size | undefined;
}

/** A person's initials. Decorative: a screen reader reads the name beside it. */
export function Avatar({ name, size = 'small', className, ...rest }: AvatarProps) {
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.size[size], className)}>
      {initialsOf(name)}
    </span>
  );
}
