import { Children, Fragment, type ReactNode, use } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Speech, SpeechContext } from './spoken-context.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';

export interface SpokenProps {
  /** Strings are made ready to be spoken; elements stay as they are. */
  children: ReactNode;
}

/**
 * A text that a screen reader says as a person would: hidden characters in words ("ending in 4 3210"), and words in
 * Latin letters on a page in another script in an English voice. Looks the same. Needs a `SpeechContext`.
 */
export function Spoken({ children }: SpokenProps): ReactNode {
  const speech = use(SpeechContext);
  if (!speech) return children;
  if (typeof children === 'string') return inParts(children, speech);
  return Array.isArray(children) && children.some((child) => typeof child === 'string')
    ? Children.map(children, (child) => (typeof child === 'string' ? inParts(child, speech) : child))
    : children;
}

function inParts(text: string, speech: Speech): ReactNode {
  const parts = spokenParts(text, isLatin(speech.language));
  if (parts.every(({ is }) => is === 'plain')) return text;
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in order
        <Fragment key={at}>{partOf(part, speech)}</Fragment>
      ))}
    </>
  );
}

function partOf(part: SpokenPart, speech: Speech): ReactNode {
  if (part.is !== 'masked') return part.is === 'latin' ? <span lang="en">{part.text}</span> : part.text;
  return (
    <>
      <span aria-hidden="true">{part.text}</span>
      <VisuallyHidden>{inParts(speech.masked(part), speech)}</VisuallyHidden>
    </>
  );
}

/** The language of a text in Latin letters on a page in another script; undefined if it needs none. */
export function useLanguageOf(text: string): 'en' | undefined {
  const speech = use(SpeechContext);
  const isMarked = speech && spokenParts(text, isLatin(speech.language)).some(({ is }) => is === 'latin');
  return isMarked ? 'en' : undefined;
}

const scripts = new Map<string, boolean>();
function isLatin(language: string): boolean {
  const known = scripts.get(language) ?? new Intl.Locale(language).maximize().script === 'Latn';
  scripts.set(language, known);
  return known;
}
