import { createContext } from 'react';

/** How texts are spoken below it. */
export interface Speech {
  /** Language of the page, as in `lang`. */
  readonly language: string;
  /** A value with hidden characters in words, from what shows before and after them; each may be empty. */
  readonly masked: (edges: { readonly start: string; readonly end: string }) => string;
}

/** Without it texts are left as they are. */
export const SpeechContext = createContext<Speech | undefined>(undefined);
