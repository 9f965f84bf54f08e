import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The first letters of the person's names, such as `initialsOf` of `@lifedesk/rules` makes them. Show the name beside
   * it, or use it as the name of the button around it.
   */
  initials: string;
  size?: keyof typeof styles.size | undefined;
}

/** A person's initials. Decorative: a screen reader reads the name beside it. */
export function Avatar({ initials, size = 'small', className, ...rest }: AvatarProps) {
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.size[size], className)}>
      {initials}
    </span>
  );
}
