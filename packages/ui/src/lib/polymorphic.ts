import type { ComponentProps, ElementType } from 'react';

/** A component's own props, the choice of its element, and all props of that element. */
export type Polymorphic<Tag extends ElementType, Own> = Own & {
  /** The element, `div` by default: `ul`, `section`, `form` … */
  as?: Tag | undefined;
} & Omit<ComponentProps<Tag>, keyof Own | 'as'>;

/** The same as the component itself sees it, whatever the element. */
export type AnyElement<Own> = Own & { as?: ElementType; className?: string | undefined };
