/** Digits of every script that Unicode knows as decimal, as 0 to 9; a phone set to Hindi may type १२३. */
const toLatin = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  // each script has its ten digits in one run that starts at a multiple of 16 or at 6 after one
  for (let zero = code; zero > code - 10; zero--)
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero);
  return digit;
};

/** The digits in what was typed or pasted ("Your code is 123-456"), in Latin script, at most `count`. */
export function digitsOf(text: string, count: number): string {
  return Array.from(text)
    .filter((character) => /\p{Nd}/u.test(character))
    .map(toLatin)
    .slice(0, count)
    .join('');
}
