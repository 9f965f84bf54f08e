import { Children, type ReactNode, use } from 'react';
import { SpeechContext } from './spoken-context.ts';

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
  return speech ? Children.map(children, (child) => (typeof child === 'string' ? speech.say(child) : child)) : children;
}

/** The language of a text in Latin letters on a page in another script; undefined if it needs none. */
export const useLanguageOf = (text: string): 'en' | undefined => use(SpeechContext)?.languageOf(text);
