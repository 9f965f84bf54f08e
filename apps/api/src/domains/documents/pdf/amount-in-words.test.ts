import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Zero Rupees Only'],
  [5, 'Zero Rupees And Five Paise Only'],
  [100, 'One Rupee Only'],
  [1900, 'Nineteen Rupees Only'],
  [2_450_000, 'Twenty Four Thousand Five Hundred Rupees Only'],
  [7_607_240, 'Seventy Six Thousand Seventy Two Rupees And Forty Paise Only'],
  [10_000_100, 'One Lakh One Rupees Only'],
  [12_345_650, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees And Fifty Paise Only'],
  [1_000_000_000, 'One Crore Rupees Only'],
])('%i paise in words are %s', (paise, words) => {
  expect(amountInWords(paise, 'en')).toBe(words);
});

it.each([
  [2_450_000, 'चौबीस हज़ार पांच सौ रुपये'],
  [7_607_240, 'छिहत्तर हज़ार बहत्तर रुपये और चालीस पैसे'],
])('%i paise in Hindi words are %s', (paise, words) => {
  expect(amountInWords(paise, 'hi')).toBe(words);
});
