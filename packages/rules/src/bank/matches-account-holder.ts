import { stripNameTitle } from '../masking/strip-name-title.ts';

/** The words of a name without its title, in one case; marks and full stops do not count. */
const wordsOf = (name: string): string[] =>
  stripNameTitle(name)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether a bank's name of an account holder is the customer's: each word of the shorter name is in the longer one, whole
 * or as its initial, in any order, and at least one word is the same in whole. Titles do not count.
 */
export function matchesAccountHolder(customerName: string, nameAtBank: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(customerName), wordsOf(nameAtBank)].sort((a, b) => a.length - b.length);
  if (shorter.length === 0) return false;
  const left = [...longer];
  let whole = 0;
  // Whole words first, so that an initial does not take one from them.
  for (const word of [...shorter].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => isInitial(word, other));
    if (at < 0) return false;
    if (same >= 0 && word.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

const isInitial = (a: string, b: string): boolean =>
  (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
