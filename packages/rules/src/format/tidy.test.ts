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
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙', '0123456789'],
  ['꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['\u202A12 34\u202C\u200B ', '12 34'],
])('tidies %j to %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});

const isDecimal = (system: string) => /^\p{Nd}{10}$/u.test(digitsIn(system));
const digitsIn = (system: string) =>
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 10 }).format(123_456_789);

it.each(Intl.supportedValuesOf('numberingSystem').filter(isDecimal))('knows the digits of %s', (system) => {
  expect(tidy(digitsIn(system))).toBe('0123456789');
});

it('removes the characters that group figures', () => {
  expect(tidyFigures(' 1234 5678\u00A09012-34\u201356 ')).toBe('1234567890123456');
});
