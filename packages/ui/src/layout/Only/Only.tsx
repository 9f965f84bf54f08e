import type { ReactNode } from 'react';
import { on as classes } from './Only.css.ts';

export const onlyPlaces = ['phone', 'fromLaplet', 'belowDesktop', 'fromDesktop', 'screen'] as const;
export type OnlyPlace = (typeof onlyPlaces)[number];

export interface OnlyProps {
  /** `phone` is below 768, laplet from 768, desktop from 1280; `screen` is everything except print. */
  on: OnlyPlace;
  children: ReactNode;
}

/**
 * Shown at some widths only, by CSS, and hidden from screen readers at the others. For two versions of one thing, not
 * for content.
 */
export function Only({ on, children }: OnlyProps) {
  return <div className={classes[on]}>{children}</div>;
}
