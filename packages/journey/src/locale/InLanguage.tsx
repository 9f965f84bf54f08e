import type { ReactNode } from 'react';
import type { Locale } from './locale.ts';
import { useLocale } from './locale-atom.ts';

interface InLanguageProps {
  readonly children: (locale: Locale) => ReactNode;
}

/**
 * Draws a page in the language of the page, and again when the language changes. Texts are plain functions, which React does not
 * follow: an app creates its pages in here, and everything that they create in turn is drawn again and keeps its state.
 */
export function InLanguage({ children }: InLanguageProps): ReactNode {
  return children(useLocale());
}
