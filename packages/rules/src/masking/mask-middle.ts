import { requireText } from '../require-text.ts';

/**
 * Masks everything that has no mask of its own (PAN, bank account, passport): 2 leading and 2 trailing characters stay,
 * `AAAPA1234A` is `AA******4A`. Up to 4 characters, where this would hide nothing, all are masked. Specification
 * section 5.
 */
export function maskMiddle(text: string): string {
  const characters = [...requireText(text)];
  const shown = characters.length > 4 ? 2 : 0;
  return characters
    .map((character, place) => (place < shown || place >= characters.length - shown ? character : '*'))
    .join('');
}
