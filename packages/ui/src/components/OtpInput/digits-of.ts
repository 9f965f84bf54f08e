/** A decimal digit of any script as 0 to 9; a phone set to Hindi may type १२३. */
const toLatin = (digit: string): string => {
  const plain = digit.normalize('NFKC'); // full-width and mathematical digits
  const code = plain.codePointAt(0) as number;
  // every script has its ten digits in sequence
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
};

/** The digits in typed or pasted text ("Your code is 123-456"), in Latin script, at most `count`. */
export function digitsOf(text: string, count: number): string {
  return Array.from(text)
    .filter((character) => /\p{Nd}/u.test(character))
    .map(toLatin)
    .slice(0, count)
    .join('');
}
