import type { ComponentProps } from 'react';
import { Spoken } from '../Spoken/Spoken.tsx';

/** A paragraph that may contain a name or a number with hidden characters; a screen reader says them as a person would. */
export function Paragraph({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest}>
      <Spoken>{children}</Spoken>
    </p>
  );
}
