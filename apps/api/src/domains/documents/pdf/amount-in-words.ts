import type { Paise } from '@lifedesk/rules';

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
] as const;

/**
 * An amount in words as on a receipt, in Indian numbering: 12345650 is 'Rupees one lakh twenty-three thousand four
 * hundred and fifty-six and fifty paise only'.
 */
export function amountInWords(amount: Paise): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount is a whole number of paise');
  const paise = amount % 100;
  const rupees = (amount - paise) / 100;
  return `Rupees ${numberInWords(rupees)}${paise ? ` and ${numberInWords(paise)} paise` : ''} only`;
}

function numberInWords(value: number): string {
  if (value < 100) return belowHundred(value);
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of UNITS) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${numberInWords(count)} ${name}`);
    rest %= size;
  }
  const hundreds = Math.floor(rest / 100);
  if (hundreds > 0) words.push(`${belowHundred(hundreds)} hundred`);
  const last = rest % 100;
  if (last > 0) words.push(words.length > 0 ? `and ${belowHundred(last)}` : belowHundred(last));
  return words.join(' ');
}

function belowHundred(value: number): string {
  const word = ONES[value];
  if (word) return word;
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 ? `${ten}-${ONES[value % 10]}` : ten;
}
