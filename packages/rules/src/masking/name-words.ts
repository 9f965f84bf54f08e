import { stripNameTitle } from './strip-name-title.ts';

/** Titles of Indian languages, M/s of firms, and the word before the name of someone who has died. */
const TITLES =
  /^\s*(?:(?:m\/s|smt|shrimati|shri|shree|sri|kumari|kum|km|late|श्रीमती|श्री|सुश्री|कुमारी|स्व)\.?\s+)+(?=\S)/iu;

/** The legal form in a company's name, short or long. It is the same for many companies, so it does not count as a match. */
const FORMS: Readonly<Record<string, string>> = { limited: 'ltd', ltd: 'ltd', private: 'pvt', pvt: 'pvt' };

/**
 * The words of a name without its titles, in lower case, without punctuation: `Smt. Anita D'Souza` is `anita`, `dsouza`.
 * `&` and "and" do not count, and Limited is Ltd.
 */
export const nameWords = (name: string): string[] =>
  stripNameTitle(name.normalize('NFKC').replace(TITLES, ''))
    .replace(/['’ʼ`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => FORMS[word] ?? word);

/**
 * Whether each of some words is in another name, in full or as its initial, in any order, and at least one of them in
 * full.
 */
export function areWordsOf(words: readonly string[], name: readonly string[]): boolean {
  const left = [...name];
  let whole = 0;
  // Match whole words first, so that an initial does not use one of them up.
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => isInitial(word, other));
    if (at < 0) return false;
    if (same >= 0 && word.length > 1 && !FORMS[word]) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

const isInitial = (a: string, b: string): boolean =>
  (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
