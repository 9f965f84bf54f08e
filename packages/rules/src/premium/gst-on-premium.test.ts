import { describe, expect, it } from 'vitest';
import {
  gstOnLateFee,
  gstOnNextPremium,
  gstOnPremium,
  gstRatesOf,
  isFirstPolicyYear,
  nextPremiumWithGst,
  premiumWithGst,
} from './gst-on-premium.ts';
import { PLAN_LINES } from './premium-terms.ts';

describe('GST on a premium', () => {
  it.each([
    ['savings', '2025-09-21', false, 2250],
    ['savings', '2025-09-21', true, 4500],
    ['savings', '2025-09-22', false, 0],
    ['savings', '2025-09-22', true, 0],
    ['child', '2025-09-21', false, 2250],
    ['pension', '2025-09-21', true, 4500],
    ['health', '2025-09-21', true, 18_000],
    ['term', '2025-09-21', false, 18_000],
    ['term', '2025-09-22', false, 0],
    ['annuity', '2025-09-21', true, 1800],
    ['unit-linked', '2024-01-01', true, 0],
    ['group', '2025-09-21', false, 18_000],
    ['group', '2026-11-21', false, 18_000],
    ['term', '2017-06-30', false, 0],
  ] as const)('on ₹1,000 of a %s plan due on %s (first year: %s) is %s paise', (line, dueDate, isFirst, paise) => {
    const issueDate = isFirst ? dueDate : '2010-01-01';
    expect(gstOnPremium(100_000, { line, issueDate, dueDate })).toBe(paise);
    expect(premiumWithGst(100_000, { line, issueDate, dueDate })).toBe(100_000 + paise);
    const policy = { modalPremium: 100_000, line, issueDate } as const;
    expect(nextPremiumWithGst({ ...policy, dueDate }, '2030-01-01')).toBe(100_000 + paise);
    expect(nextPremiumWithGst({ ...policy, dueDate: null }, dueDate)).toBe(100_000 + paise);
  });

  it.each([
    [618_000, 'term', 111_240],
    [2_450_000, 'savings', 55_125],
  ] as const)(
    'on %i paise of a %s plan due before 22 September 2025 is %i, whenever it is paid',
    (premium, line, gst) => {
      expect(gstOnPremium(premium, { line, issueDate: '2019-09-15', dueDate: '2025-09-15' })).toBe(gst);
    },
  );
});

describe('the premium that a policy pays next', () => {
  const terms = { modalPremium: 618_000, line: 'term', issueDate: '2019-09-15' } as const;

  it('is taxed at its own due date, or as if due today without one', () => {
    expect(gstOnNextPremium({ ...terms, dueDate: '2025-09-15' }, '2026-11-21')).toBe(111_240);
    expect(gstOnNextPremium({ ...terms, dueDate: '2025-10-15' }, '2025-09-01')).toBe(0);
    expect(gstOnNextPremium({ ...terms, dueDate: null }, '2025-09-01')).toBe(111_240);
    expect(gstOnNextPremium({ ...terms, dueDate: null }, '2026-11-21')).toBe(0);
  });

  it('uses the rates that a database is given', () => {
    expect(gstRatesOf('term').map(({ from, value }) => [from, value.renewal])).toEqual([
      ['2017-07-01', 1800],
      ['2025-09-22', 0],
    ]);
    expect(gstRatesOf('group')).toHaveLength(1);
    expect(gstRatesOf('unit-linked')).toEqual([]);
  });
});

describe('GST on a late fee', () => {
  const taxed = { line: 'savings', issueDate: '2019-09-15', dueDate: '2025-09-15' } as const;

  it('is 18 % if the premium is taxed', () => {
    expect(gstOnLateFee(116_366, taxed)).toBe(20_946);
    expect(gstOnLateFee(116_366, { ...taxed, line: 'group', dueDate: '2026-09-15' })).toBe(20_946);
  });

  it('is nothing if the premium is not', () => {
    expect(gstOnLateFee(116_366, { ...taxed, dueDate: '2025-09-22' })).toBe(0);
    expect(gstOnLateFee(116_366, { ...taxed, line: 'unit-linked' })).toBe(0);
  });

  it('follows the premium of every line', () => {
    for (const line of PLAN_LINES) {
      const one = { ...taxed, line };
      expect(gstOnLateFee(100, one) > 0).toBe(gstOnPremium(100_000, one) > 0);
    }
  });
});

describe('the first policy year', () => {
  it.each([
    ['2024-03-10', '2025-03-09', true],
    ['2024-03-10', '2025-03-10', false],
    ['2024-02-29', '2025-02-27', true],
    ['2024-02-29', '2025-02-28', false],
  ] as const)('of a policy issued on %s includes %s: %s', (issued, date, expected) => {
    expect(isFirstPolicyYear(issued, date)).toBe(expected);
  });
});
