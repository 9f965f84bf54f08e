import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstOnLateFee, gstOnPremium } from '../premium/gst-on-premium.ts';
import { gstRefund, type TaxedPayment } from './gst-refund.ts';

// The examples of section 6
describe('GST on premiums', () => {
  it.each([
    ['term', '2024-08-01', '2025-08-01', 6_180_00, 1_112_40],
    ['savings', '2025-04-15', '2025-07-15', 24_500_00, 1_102_50],
    ['savings', '2020-07-15', '2025-07-15', 24_500_00, 551_25],
    ['annuity', '2025-08-01', '2025-08-01', 25_00_000_00, 45_000_00],
    ['savings', '2020-09-15', '2025-09-15', 24_500_00, 551_25],
    ['savings', '2020-09-22', '2025-09-22', 24_500_00, 0],
  ] as const)('of %s issued on %s and due on %s', (line, issueDate, dueDate, premium, gst) => {
    expect(gstOnPremium(premium, { line, issueDate, dueDate })).toBe(gst);
  });

  it('on an old late fee of ₹1,163.66 is ₹209.46', () => {
    expect(gstOnLateFee(1_163_66, { line: 'savings', issueDate: '2020-08-18', dueDate: '2025-08-18' })).toBe(209_46);
  });
});

describe('a refund of GST', () => {
  const payment: TaxedPayment = {
    line: 'term',
    issueDate: '2024-08-01',
    dueDate: '2025-08-01',
    gst: 1_112_40,
    isReversed: false,
    isRefunded: false,
    isDouble: false,
    isPaidByOther: false,
    isReturned: false,
    isAbroad: true,
    isFromNre: true,
    today: '2026-11-22',
  };

  it.each<[Partial<TaxedPayment>, boolean, string]>([
    [{}, true, 'non-resident'],
    [{ gst: 0 }, false, 'no-gst'],
    [{ isReversed: true }, false, 'gst-reversed'],
    [{ isRefunded: true }, false, 'gst-refunded'],
    [{ isPaidByOther: true }, false, 'paid-by-someone-else'],
    [{ isPaidByOther: true, isDouble: true }, false, 'paid-by-someone-else'],
    [{ today: '2026-11-30' }, true, 'non-resident'],
    [{ today: '2026-12-01' }, false, 'credit-note-closed'],
    [{ dueDate: '2025-03-31' }, false, 'credit-note-closed'],
    [{ dueDate: '2025-04-01' }, true, 'non-resident'],
    [{ dueDate: '2010-01-01' }, false, 'credit-note-closed'],
    [{ isAbroad: false }, false, 'gst-due'],
    [{ isFromNre: false }, false, 'not-from-nre'],
    [{ line: 'unit-linked' }, false, 'unit-linked-premium'],
    [{ isAbroad: false, isDouble: true }, true, 'double-payment'],
    [{ isAbroad: false, isReturned: true }, true, 'free-look'],
    [{ isAbroad: false, dueDate: '2025-09-21' }, false, 'gst-due'],
    [{ isAbroad: false, dueDate: '2025-09-22' }, true, 'charged-by-mistake'],
  ])('with %j: %s', (change, refundable, because) => {
    expect(gstRefund({ ...payment, ...change })).toMatchObject({ refundable, because });
  });

  it('refunds the tax charged, until the last day of the credit note', () => {
    expect(gstRefund(payment)).toMatchObject({ amount: 1_112_40, lastDay: '2026-11-30' });
  });

  it('is never more than the tax charged, and 0 if refused', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.boolean(), fc.boolean(), (gst, isAbroad, isFromNre) => {
        const { refundable, amount } = gstRefund({ ...payment, gst, isAbroad, isFromNre });
        expect(amount).toBe(refundable ? gst : 0);
      }),
    );
  });
});
