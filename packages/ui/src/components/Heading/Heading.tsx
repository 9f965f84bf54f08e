import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its level in the page's outline. */
  level: HeadingLevel;
  /** Its size, if it differs from the level. */
  look?: keyof typeof styles.look | undefined;
}

/** A heading whose size does not depend on its level in the outline. */
export function Heading({
  level,
  look = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3',
  className,
  children,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={cx(styles.look[look], className)}>
      <Spoken>{children}</Spoken>
    </Tag>
  );
}
