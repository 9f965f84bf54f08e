import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Read by screen readers, but not visible. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden} />;
}
