import { describe, expect, it } from 'vitest';
import { afterWithdrawal } from './after-withdrawal.ts';
import { discontinuedPayout, linkedSurrender } from './linked-surrender.ts';
import { withdrawalsLeft } from './withdrawal-limits.ts';

describe('the surrender of a unit-linked policy', () => {
  // domain.md, section 14: "₹60,000, year 2, fund ₹1,05,000 → ₹2,400.00, ₹1,02,600.00 to the fund"
  const policy = {
    issueDate: '2025-02-25',
    premiumMode: 'yearly',
    modalPremium: 60_000_00,
    fundValue: 105_000_00,
  } as const;
  const locked = { gross: 105_000_00, charge: 2_400_00, amount: 102_600_00, paidOn: '2030-02-25' };
  const free = { gross: 105_000_00, charge: 0, amount: 105_000_00, paidOn: null };

  it.each([
    ['2026-11-22', locked],
    ['2030-02-24', { ...locked, charge: 0, amount: 105_000_00 }],
    ['2030-02-25', free],
  ] as const)('at the price of %s', (navDate, surrender) => {
    expect(linkedSurrender(policy, navDate)).toEqual(surrender);
  });

  it('returns money that has not bought units yet, without a charge', () => {
    expect(linkedSurrender({ ...policy, waiting: 60_000_00 }, '2026-11-22')).toEqual({
      ...locked,
      gross: 165_000_00,
      amount: 162_600_00,
    });
    // a charge is a share of the lower of premium and fund, so that what waits does not raise it
    expect(linkedSurrender({ ...policy, fundValue: 0, waiting: 60_000_00 }, '2026-11-22').charge).toBe(0);
  });

  // "3 years at 4 % → ₹1,15,411.05", of which ₹1,02,600.00 with its charge was sold before
  it('pays interest at the end of the lock-in', () => {
    const money = { amount: 102_600_00, charge: 2_400_00, since: '2027-02-25', payOn: '2030-02-25' } as const;
    expect(discontinuedPayout(money, 125_000_00)).toEqual({
      value: 115_411_05,
      gross: 117_811_05,
      takenOut: 20_000_00,
    });
  });
});

describe('after a withdrawal', () => {
  const funds = { fundValue: 150_000_00, premiumsPaid: 100_000_00 };

  // domain.md, section 14: "105 % of premiums paid; withdrawals of the last 2 years reduce the SA"
  it.each([
    [
      'the fund value exceeds the cover',
      { ...funds, cover: { sumAssured: 120_000_00, withdrawn: 0 } },
      150_000_00 - 10_000_00,
    ],
    ['the cover is reduced', { ...funds, cover: { sumAssured: 200_000_00, withdrawn: 20_000_00 } }, 170_000_00],
    [
      'a share of the premiums remains covered',
      { ...funds, fundValue: 90_000_00, cover: { sumAssured: 1, withdrawn: 0 } },
      105_000_00,
    ],
    ['there is no cover', { ...funds, cover: null }, null],
  ])('%s', (_, before, cover) => {
    expect(afterWithdrawal(before, 10_000_00, '2026-11-22')).toEqual({
      fundValue: before.fundValue - 10_000_00,
      cover,
    });
  });

  it.each([
    [0, 4],
    [3, 1],
    [4, 0],
    [5, 0],
  ])('after %i of 4 withdrawals a year, %i are left', (made, left) => {
    expect(withdrawalsLeft({ perYear: 4 }, made)).toBe(left);
  });
});
