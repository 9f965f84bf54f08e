import { stripNameTitle } from '../masking/strip-name-title.ts';

/**
 * A name as it is searched by: its first and its last word without title, in one case and in alphabetical order, so that every
 * way to write a name that finds a person is the same. Empty where there is no word.
 */
export function searchName(name: string): string {
  const words = stripNameTitle(name)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set([words[0], words.at(-1)])].filter(Boolean).sort().join(' ');
}
