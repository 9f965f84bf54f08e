import { stripNameTitle } from '../masking/strip-name-title.ts';

/** The legal form in a company's name, short or long. It is the same for many companies, so it does not count as a match. */
const FORMS: Readonly<Record<string, string>> = { limited: 'ltd', ltd: 'ltd', private: 'pvt', pvt: 'pvt' };

/** The words of a name without its title, in lower case, without punctuation; `&` and "and" do not count. */
const wordsOf = (name: string): string[] =>
  stripNameTitle(name.replace(/^\s*M\/s\.?\s+/i, ''))
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => FORMS[word] ?? word);

/**
 * Whether the bank's name of an account holder matches the customer's: each word of the shorter name appears in the
 * longer one, in full or as its initial, in any order, and at least one word matches in full. Titles do not count.
 */
export function matchesAccountHolder(customerName: string, nameAtBank: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(customerName), wordsOf(nameAtBank)].sort((a, b) => a.length - b.length);
  if (shorter.length === 0) return false;
  const left = [...longer];
  let whole = 0;
  // Match whole words first, so that an initial does not use one of them up.
  for (const word of [...shorter].sort((a, b) => b.length - a.length)) {
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
