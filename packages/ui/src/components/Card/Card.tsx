import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the card, and makes it a region that screen readers can jump to. */
  heading?: ReactNode;
  /** Its heading level, 2 by default. */
  headingLevel?: HeadingLevel | undefined;
  /** Beside the heading: a link or a badge. */
  aside?: ReactNode;
  /** `none` for content that reaches the edge, such as a table. */
  padding?: 'normal' | 'none' | undefined;
  /**
   * Reserves its space but is hidden, even from screen readers and keyboard, while it is not known whether it will
   * show. Nothing moves then.
   */
  concealed?: boolean | undefined;
}

/** Groups related content. A border, not a shadow; never put a card inside a card. */
export function Card({
  heading,
  headingLevel = 2,
  aside,
  padding = 'normal',
  concealed = false,
  className,
  children,
  ...rest
}: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading === undefined ? undefined : id}
      {...rest}
      className={cx(styles.padding[padding], concealed && styles.concealed, className)}
    >
      {heading !== undefined && (
        <div className={styles.heading[padding]}>
          <Heading level={headingLevel} look="h3" id={id}>
            {heading}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
