import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Speech } from './spoken-context.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';

export interface SpeechOptions {
  /** Language of the page, as in `lang`. */
  readonly language: string;
  /** A value with hidden characters in words, from what shows before and after them; each may be empty. */
  readonly masked: (edges: { readonly start: string; readonly end: string }) => string;
}

/** The `Speech` of a page, for `SpeechContext`. */
export function createSpeech({ language, masked }: SpeechOptions): Speech {
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn';

  function partOf(part: SpokenPart): ReactNode {
    if (part.is !== 'masked') return part.is === 'latin' ? <span lang="en">{part.text}</span> : part.text;
    return (
      <>
        <span aria-hidden="true">{part.text}</span>
        <VisuallyHidden>{say(masked(part))}</VisuallyHidden>
      </>
    );
  }

  function say(text: string): ReactNode {
    const parts = spokenParts(text, isLatin);
    if (parts.every(({ is }) => is === 'plain')) return text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in order
    return parts.map((part, at) => <Fragment key={at}>{partOf(part)}</Fragment>);
  }

  return {
    say,
    languageOf: (text) => (spokenParts(text, isLatin).some(({ is }) => is === 'latin') ? 'en' : undefined),
  };
}
