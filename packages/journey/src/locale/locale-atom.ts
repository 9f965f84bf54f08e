import { atom, useAtomValue } from 'jotai';
import type { Locale } from './locale.ts';

/** The language of the page. Switching it neither reloads nor loses what was typed: screens are drawn again in place. */
export const localeAtom = atom<Locale>('en');

/**
 * Draws the calling component, and what it renders, again when the language is switched. The shell and the wrapper of
 * every screen call it, so a component inside them just calls its message; elements must not be memoised.
 */
export const useLocale = (): Locale => useAtomValue(localeAtom);
