import { areWordsOf, nameWords } from '../masking/name-words.ts';

/**
 * Whether the bank's name of an account holder matches the customer's: each word of the shorter name appears in the
 * longer one, in full or as its initial, in any order, and at least one word matches in full. Titles do not count.
 */
export function matchesAccountHolder(customerName: string, nameAtBank: string): boolean {
  const [shorter = [], longer = []] = [nameWords(customerName), nameWords(nameAtBank)].sort(
    (a, b) => a.length - b.length,
  );
  return areWordsOf(shorter, longer);
}
