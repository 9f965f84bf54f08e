import { stripNameTitle } from './strip-name-title.ts';

/** A letter with its combining signs: कि is one letter of two code points. */
const FIRST_LETTER = /\p{L}\p{M}*/u;

/**
 * The first letters of the first and last words of a name, without its title: `Mr Ravi Shankar Kumar` is `RK`. One word
 * gives one letter; no letters give an empty string. Specification section 5.
 */
export function initialsOf(name: string): string {
  const words = stripNameTitle(name)
    .split(/\s+/)
    .map((word) => FIRST_LETTER.exec(word)?.[0] ?? '');
  const letters = words.filter(Boolean);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
