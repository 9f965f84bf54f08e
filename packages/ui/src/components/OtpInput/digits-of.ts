/** A decimal digit of any script as 0 to 9; a phone set to Hindi may type १२३. */
const toLatin = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  // every script has its ten digits in sequence; those of two scripts may be neighbours
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
};

/**
 * The code in pasted text, such as a whole message: the only number of exactly `count` digits, or else the only one of
 * groups (123-456), or digits alone. Empty if there is none, or if it is unclear which number it is.
 */
export function codeIn(text: string, count: number): string {
  const latin = text.replace(/\p{Nd}/gu, toLatin);
  if (/^[\d\s-]*$/.test(latin)) return digitsOf(latin, count);
  const groups = `\\d(?:[ -]?\\d){${count - 1}}`;
  for (const shape of [`\\d{${count}}`, groups]) {
    const found = latin.match(new RegExp(`(?<![\\d-])${shape}(?![\\d-])`, 'g')) ?? [];
    if (found.length > 0) return found.length === 1 ? digitsOf(found[0] ?? '', count) : '';
  }
  return '';
}

/** The digits in typed text, in Latin script, at most `count`. */
export function digitsOf(text: string, count: number): string {
  return Array.from(text)
    .filter((character) => /\p{Nd}/u.test(character))
    .map(toLatin)
    .slice(0, count)
    .join('');
}
