import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankNoticeBy, debitAfterNotice, debitInstant } from './next-debit.ts';
import { usualMandateAmount } from './usual-mandate-amount.ts';

describe('the suggested amount of a mandate', () => {
  it.each([
    [24_500_00, 1_00_000_00, 30_000_00],
    [25_000_00, 1_00_000_00, 30_000_00],
    [25_000_01, 1_00_000_00, 31_000_00],
    [90_000_00, 1_00_000_00, 1_00_000_00],
    [1_20_000_00, 1_00_000_00, 1_20_000_00],
    [1_20_000_00, 1_00_00_000_00, 1_44_000_00],
  ])('for a premium of %i paise on a rail with a limit of %i is %i', (premium, most, amount) => {
    expect(usualMandateAmount(premium, most)).toBe(amount);
  });

  it('covers the premium, and stays within the limit of the rail if the premium does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (premium, most) => {
        const amount = usualMandateAmount(premium, most);
        expect(amount).toBeGreaterThanOrEqual(premium);
        expect(amount).toBeLessThanOrEqual(Math.max(premium, most));
      }),
    );
  });
});

describe('a debit announced by the bank', () => {
  // domain.md, section 4: "Debit 05-12-2026 06:00 → notice by 04-12-2026 06:00"
  it.each([
    ['card', '2026-12-03T20:00:00Z', '2026-12-05T00:30:00.000Z'],
    ['card', '2026-12-04T00:30:00Z', '2026-12-05T00:30:00.000Z'],
    ['card', '2026-12-04T00:31:00Z', '2026-12-05T00:31:00.000Z'],
    ['nach', '2026-12-04T00:31:00Z', '2026-12-05T00:30:00.000Z'],
  ] as const)('by %s at %s is made at %s', (rail, notifiedAt, at) => {
    expect(debitAfterNotice(rail, '2026-12-05', new Date(notifiedAt)).toISOString()).toBe(at);
  });

  it('takes place at its hour if announced in time', () => {
    const by = bankNoticeBy('upi', '2026-12-05');
    expect(by && debitAfterNotice('upi', '2026-12-05', by)).toEqual(debitInstant('2026-12-05'));
  });
});
