import { stripNameTitle } from './strip-name-title.ts';

/**
 * The first letters of the first and last words of a name, without its title: `Mr Ravi Shankar Kumar` is `RK`. A letter
 * is what a person sees as one: `प्रिया शर्मा` is `प्रिश`. One word gives one letter; no letters give an empty string.
 * Specification section 5.
 */
export function initialsOf(name: string): string {
  const words = stripNameTitle(name)
    .split(/\s+/)
    .map((word) => lettersOf(word).find((letter) => /^\p{L}/u.test(letter)) ?? '');
  const letters = words.filter(Boolean);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

const lettersOf = (word: string): string[] =>
  Array.from(new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
