import { stripNameTitle } from '../masking/strip-name-title.ts';

/**
 * Normalises a name for searching: its first and last word without title, in one case and in alphabetical order, so
 * that different ways to write a name match. Empty if there is no word.
 */
export function searchName(name: string): string {
  const words = stripNameTitle(name)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set([words[0], words.at(-1)])].filter(Boolean).sort().join(' ');
}
