import { describe, expect, it } from 'vitest';
import { additionsPartLimits } from '../paid-up-additions/additions-quote.ts';
import { bonusWithAdditions, bonusWithoutAdditions, coverWithAdditions } from './bonus-with-additions.ts';

// domain.md, section 15: "PUA ₹42,000", "part ₹20,000 … PUA left ₹22,000"; "PUA SA, future bonus and loan value fall"
describe('cashed additions', () => {
  it.each([
    [
      { vestedBonus: 52_500_00, reducedCover: null },
      { vestedBonus: 32_500_00, reducedCover: null },
    ],
    [
      { vestedBonus: 52_500_00, reducedCover: 215_833_33 },
      { vestedBonus: 32_500_00, reducedCover: 195_833_33 },
    ],
    [
      { vestedBonus: 10_000_00, reducedCover: 5_000_00 },
      { vestedBonus: 0, reducedCover: 0 },
    ],
  ])('reduce the bonus and the cover: %j', (before, after) => {
    expect(bonusWithoutAdditions(before, 20_000_00)).toEqual(after);
  });

  it.each([null, 195_833_33])('are restored, with bonus and a reduced cover of %s', (reducedCover) => {
    const before = { vestedBonus: 32_500_00, reducedCover };
    expect(bonusWithoutAdditions(bonusWithAdditions(before, 20_000_00), 20_000_00)).toEqual(before);
  });

  it.each([
    [42_000_00, 5_000_00, { least: 5_000_00, most: 37_000_00 }],
    [10_000_00, 5_000_00, { least: 5_000_00, most: 5_000_00 }],
    [9_999_99, 5_000_00, null],
  ])('of %i paise, with a minimum of %i, have limits for a part', (additions, least, limits) => {
    expect(additionsPartLimits({ additions, least })).toEqual(limits);
  });

  it.each([
    [null, 402_500_00],
    [215_833_33, 215_833_33],
  ])('are part of a cover reduced to %s', (reducedCover, cover) => {
    expect(coverWithAdditions({ reducedCover, sumAssured: 350_000_00, vestedBonus: 52_500_00 })).toBe(cover);
  });
});
