import { baseLocale } from '@lifedesk/journey/locale';
import { atom, useAtomValue } from 'jotai';
import type { Locale } from './locale.ts';

/** The language of the page. Switching it re-renders the screens in place: no reload, and no typed text is lost. */
export const localeAtom = atom<Locale>(baseLocale);

/**
 * Re-renders the calling component and its children when the language changes. The shell and the wrapper of every
 * screen call it, so a component inside them just calls its message; elements must not be memoised.
 */
export const useLocale = (): Locale => useAtomValue(localeAtom);
