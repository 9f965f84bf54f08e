import { expect, it } from 'vitest';
import { tidy, tidyFigures } from './tidy.ts';

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['੦੧੨੩੪੫੬੭੮੯', '0123456789'],
  ['૦૧૨૩૪૫૬૭૮૯', '0123456789'],
  ['୦୧୨୩୪୫୬୭୮୯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
  ['೦೧೨೩೪೫೬೭೮೯', '0123456789'],
  ['൦൧൨൩൪൫൬൭൮൯', '0123456789'],
  ['\u202A12 34\u202C\u200B ', '12 34'],
])('tidies %j to %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});

it('removes the characters that group figures', () => {
  expect(tidyFigures(' 1234 5678\u00A09012-34\u201356 ')).toBe('1234567890123456');
});
