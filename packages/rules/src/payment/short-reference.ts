/** Crockford's base32: no I, L, O or U, which are easy to mishear or misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HEX_DIGITS = 15;
const LENGTH = 12;

/**
 * A short reference that can be read aloud, such as `7H2K-9QXM-4TRB`: the last 60 bits of an id in Crockford's base32,
 * in groups of four. These bits of a UUID are random, and the id can be found by them.
 * @param id an id that ends in at least 15 hexadecimal digits, hyphens aside; for any other, the last characters count
 */
export function shortReference(id: string): string {
  const hex = /[0-9a-f]{15}$/i.exec(id.replaceAll('-', ''))?.[0] ?? hexOf(id);
  const bits = BigInt(`0x${hex}`);
  const letters = Array.from({ length: LENGTH }, (_, place) => LETTERS[Number((bits >> BigInt(5 * place)) & 31n)]);
  return letters
    .reverse()
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');
}

const hexOf = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .slice(-HEX_DIGITS)
    .padStart(HEX_DIGITS, '0');
