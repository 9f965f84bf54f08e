import { premiumDue, revivalDue } from '@lifedesk/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentPurpose } from '../../../platform/database/tables/payments.ts';
import type { PayablePolicy } from './policies.store.ts';
import { type QuotedItem, quoteItem } from './quote-item.ts';

const today = '2026-11-21';
const policy: PayablePolicy = {
  policyNo: '501234567',
  line: 'savings',
  policyStatusCode: '1',
  isPremiumPaying: true,
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  dueDate: '2026-12-05',
  revivalDate: null,
  premiumLeft: false,
  received: 0,
  isPaymentBlocked: false,
  maturityDate: '2050-01-01',
  toppedUp: 0,
  loan: { principal: 15_000_000, rate: 950, interestFrom: '2026-05-21' },
  topUp: { minimum: 500_000, maximum: 100_000_000, step: 100_000 },
};
const takes = (purpose: PaymentPurpose, amount: number, of: PayablePolicy = policy): boolean =>
  quoteItem(purpose, of, amount, today) !== null;
const partsSum = (item: QuotedItem): number =>
  item.premium + item.gst + item.late_fee + item.loan_interest + item.loan_principal + item.top_up;

describe('a premium', () => {
  it('is accepted exactly as due', () => {
    expect(quoteItem('premium', policy, 2_450_000, today)).toMatchObject({
      premium: 2_450_000,
      gst: 0,
      due_from: '2026-12-05',
      due_to: '2026-12-05',
      next_due: '2027-12-05',
    });
    expect([2_449_999, 2_450_001, 100].map((amount) => takes('premium', amount))).toEqual([false, false, false]);
  });
  it('is reduced by money received earlier', () => {
    const item = premiumDue({ ...policy, received: 450_000 }, today);
    expect(item).toMatchObject({ amount: 2_000_000, received: 450_000 });
  });
  it('is accepted for what keeps the cover, and for that with the next one, but not for the next one alone', () => {
    const monthly = { ...policy, premiumMode: 'monthly' as const, modalPremium: 445_000, received: 45_000 };
    const overdue: PayablePolicy = { ...monthly, issueDate: '2022-11-10', dueDate: '2026-11-10' };
    expect(quoteItem('premium', overdue, 400_000, today)).toMatchObject({
      due_from: '2026-11-10',
      due_to: '2026-11-10',
      next_due: '2026-12-10',
      from_suspense: 45_000,
    });
    expect(quoteItem('premium', overdue, 845_000, today)).toMatchObject({ due_to: '2026-12-10' });
    expect(takes('premium', 445_000, overdue)).toBe(false);
  });
  it('is refused if it is already covered, if none is due, or if the policy pays no premiums', () => {
    expect(takes('premium', 0, { ...policy, received: 2_450_000 })).toBe(false);
    expect(takes('premium', 2_450_000, { ...policy, dueDate: '2027-06-05' })).toBe(false);
    expect(takes('premium', 2_450_000, { ...policy, isPremiumPaying: false, policyStatusCode: '4' })).toBe(false);
  });
});

describe('a revival', () => {
  const lapsed: PayablePolicy = { ...policy, policyStatusCode: '4', isPremiumPaying: false, dueDate: '2025-12-05' };
  it('is accepted exactly as quoted, premiums and late fee', () => {
    // 351 days late at 5.5% and 3%: 24,500 × 0.085 × 351 / 365; nothing else is overdue yet.
    const quote = revivalDue(lapsed, today);
    expect(quote).toMatchObject({ premium: 2_450_000, lateFee: 200_262, dueTo: '2025-12-05' });
    expect(takes('revival', quote?.amount ?? 0, lapsed)).toBe(true);
    expect(takes('revival', (quote?.amount ?? 0) - 1, lapsed)).toBe(false);
  });
  it('is refused for a policy in force or lapsed for too long', () => {
    expect(revivalDue(policy, today)).toBeNull();
    expect(revivalDue({ ...lapsed, dueDate: '2023-11-22' }, today)).toBeNull();
  });
});

describe('a loan payment', () => {
  // 184 days: 1,50,000 × 9.5% × 184 / 365
  const interest = 718_356;
  it('is accepted from the interest up to the whole, interest first', () => {
    expect(quoteItem('loan', policy, interest, today)).toMatchObject({ loan_interest: interest, loan_principal: 0 });
    expect(quoteItem('loan', policy, 5_000_000, today)).toMatchObject({ loan_principal: 5_000_000 - interest });
    expect([interest - 1, 15_000_000 + interest, 15_000_001 + interest].map((a) => takes('loan', a))).toEqual([
      false,
      true,
      false,
    ]);
  });
  it('is refused if there is no loan', () => {
    expect(takes('loan', 100_000, { ...policy, loan: null })).toBe(false);
  });
});

describe('a top-up', () => {
  it('is accepted within its limits, in its steps', () => {
    const amounts = [400_000, 500_000, 550_000, 600_000, 17_100_000, 17_200_000];
    expect(amounts.map((amount) => takes('top-up', amount))).toEqual([false, true, false, true, true, false]);
  });
});

it('every accepted amount is split without a remainder', () => {
  const purposes = fc.constantFrom<PaymentPurpose>('premium', 'loan', 'top-up', 'revival');
  fc.assert(
    fc.property(purposes, fc.integer({ min: 1, max: 20_000_000 }), fc.nat(3_000_000), (purpose, amount, received) => {
      const of = {
        ...policy,
        received,
        policyStatusCode: purpose === 'revival' ? '4' : '1',
        dueDate: '2025-12-05' as const,
      };
      const due = purpose === 'premium' ? premiumDue(of, today) : purpose === 'revival' ? revivalDue(of, today) : null;
      const item = quoteItem(purpose, of, due ? due.amount : amount, today);
      if (item) expect(item.amount + item.from_suspense).toBe(partsSum(item));
    }),
  );
});
