import { createContext, type ReactNode } from 'react';

/** How texts are spoken; `createSpeech` makes one. */
export interface Speech {
  /** A text with what a screen reader needs. */
  readonly say: (text: string) => ReactNode;
  /** The language of a text in Latin letters on a page in another script; undefined if it needs none. */
  readonly languageOf: (text: string) => 'en' | undefined;
}

/** Without it texts are left as they are. */
export const SpeechContext = createContext<Speech | undefined>(undefined);
