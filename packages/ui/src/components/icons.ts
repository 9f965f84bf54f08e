/**
 * The one set of icons, by what they mean here. A screen names the meaning; which drawing says it is decided in these files.
 * All are decoration next to a word, hidden from screen readers unless they are given a label. They are in several files so that
 * a page loads those of its own kind alone.
 */

export type { IconComponent, IconProps } from '../lib/icon.tsx';
export * from './icons/actions.ts';
export * from './icons/frame.ts';
export * from './icons/menu.ts';
export * from './icons/states.ts';
export * from './icons/subjects.ts';
