import { baseLocale } from '@lifedesk/journey/locale';
import { atom, useAtomValue } from 'jotai';
import type { Locale } from './locale.ts';

/** The language of the page. Switching it re-renders the screens in place: no reload, and no typed text is lost. */
export const localeAtom = atom<Locale>(baseLocale);

/**
 * The language of the page. A component that only calls messages does not need it: pages are drawn again (`InLanguage`) with
 * everything inside them. Only a memoised component with texts needs the language, as a prop or from here.
 */
export const useLocale = (): Locale => useAtomValue(localeAtom);
