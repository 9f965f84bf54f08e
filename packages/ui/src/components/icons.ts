/**
 * The one set of icons, by their meaning here. A screen names the meaning; these files decide on the drawing. All icons
 * are decorative next to text, and hidden from screen readers unless they have a label. They are in several files so
 * that a page loads only those that it needs.
 */

export type { IconComponent, IconProps } from '../lib/icon.tsx';
export * from './icons/actions.ts';
export * from './icons/frame.ts';
export * from './icons/menu.ts';
export * from './icons/states.ts';
export * from './icons/subjects.ts';
