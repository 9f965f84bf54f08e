import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Read by a screen reader, seen by no one. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden} />;
}
