import * as m from '@lifedesk/journey/messages';
import { createSpeech, SpeechContext } from '@lifedesk/ui';
import { type ReactNode, useMemo } from 'react';
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
  const locale = useLocale();
  const speech = useMemo(() => createSpeech({ language: locale, masked: inWords }), [locale]);
  return <SpeechContext value={speech}>{children(locale)}</SpeechContext>;
}

/** A value with hidden characters, from what shows of it: "ending in 4 3210". */
function inWords({ start, end }: { readonly start: string; readonly end: string }): string {
  if (start && end) return m.app_maskedBoth({ start, end });
  if (end) return m.app_maskedEnd({ end });
  return start ? m.app_maskedStart({ start }) : m.app_maskedAll();
}
