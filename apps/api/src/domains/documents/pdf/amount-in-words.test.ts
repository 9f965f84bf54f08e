import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees zero only'],
    [5, 'Rupees zero and five paise only'],
    [1900, 'Rupees nineteen only'],
    [10_000, 'Rupees one hundred only'],
    [10_100, 'Rupees one hundred and one only'],
    [2_450_000, 'Rupees twenty-four thousand five hundred only'],
    [10_000_100, 'Rupees one lakh and one only'],
    [12_345_650, 'Rupees one lakh twenty-three thousand four hundred and fifty-six and fifty paise only'],
    [1_000_000_000, 'Rupees one crore only'],
    [
      123_456_789_000,
      'Rupees one hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety only',
    ],
    [1_000_000_000_000_00, 'Rupees one lakh crore only'],
  ])('%i paise is %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it('rejects part of a paisa and a negative amount', () => {
    expect(() => amountInWords(0.5)).toThrow(RangeError);
    expect(() => amountInWords(-1)).toThrow(RangeError);
  });
});
