import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says in a few words that there is nothing. */
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** Why there is nothing, and what would change that. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  /** `failure` if it could not be loaded, which is not the same as empty. */
  drawing?: DrawingName | undefined;
}

/** Shown instead of an empty list: says why, and what to do next. */
export function EmptyState({
  title,
  headingLevel = 2,
  children,
  actions,
  drawing = 'nothing',
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.empty, className)}>
      <Drawing name={drawing} className={styles.drawing} />
      <Heading level={headingLevel} look="h3">
        {title}
      </Heading>
      {children !== undefined && (
        <div className={styles.text}>
          <Spoken>{children}</Spoken>
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
