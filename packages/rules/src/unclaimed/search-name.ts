import { areWordsOf, nameWords } from '../masking/name-words.ts';

/**
 * Whether a person is the one whose name was searched for: all words are in the person's name, in any order, in full or
 * as initials, at least two of them and one in full. A name of one word needs that word. Titles do not count.
 */
export function isNameSearched(searched: string, name: string): boolean {
  const [words, ofPerson] = [nameWords(searched), nameWords(name)];
  return words.length >= Math.min(2, ofPerson.length) && areWordsOf(words, ofPerson);
}

/**
 * Normalises a name for counting searches: its two longest words in alphabetical order, so that different ways to write
 * a name are one. Empty if there is no word.
 */
export function searchName(name: string): string {
  const words = [...new Set(nameWords(name))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return words.slice(0, 2).sort().join(' ');
}
