import { describe, expect, it } from 'vitest';
import { costOf, leftToPay } from '../calendar/premium-cost.ts';
import { premiumPaidAfterGrace } from './premium-paid-after-grace.ts';

/** ₹24,500 a year, due on 05/12/2026. */
const policy = {
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 24_500_00,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: '2026-12-05',
  nonForfeiture: 'premium-loan',
  sumAssured: 350_000_00,
  maturityDate: '2039-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  hasLoanRests: false,
  received: 30_000_00,
  ledger: { amount: 171_500_00, since: '2019-12-05' },
} as const;
const on = '2027-01-05';
const after = { dueDate: '2027-12-05', ledger: { amount: 196_000_00, since: '2019-12-05' } };

describe('a premium paid after grace', () => {
  it('leaves the rest of the deposit in the policy', () => {
    expect(premiumPaidAfterGrace(policy, 'deposit', on)).toEqual({
      cost: 24_500_00,
      gst: 0,
      lent: null,
      after: { ...after, received: 5_500_00, loan: null },
    });
  });

  // domain.md, section 8: "the premium becomes a loan at the loan rate"
  it('is paid by a loan if the plan offers one', () => {
    const loan = { principal: 24_500_00, rate: 950, interestFrom: on, restsFrom: null };
    expect(premiumPaidAfterGrace(policy, 'loan', on)).toEqual({
      cost: 24_500_00,
      gst: 0,
      lent: { loan, joined: 0, added: 24_500_00 },
      after: { ...after, received: 30_000_00, loan },
    });
  });

  // GST on a renewal premium of a savings plan before 22-09-2025: 2.25 %
  it('includes GST', () => {
    const earlier = { ...policy, dueDate: '2024-12-05' } as const;
    const { cost, gst, lent } = premiumPaidAfterGrace(earlier, 'loan', '2025-01-05');
    expect({ cost, gst, added: lent?.added }).toEqual({ cost: 25_051_25, gst: 551_25, added: 25_051_25 });
  });

  it('can be the last one', () => {
    const last = { ...policy, dueDate: '2033-12-05', ledger: null } as const;
    expect(premiumPaidAfterGrace(last, 'deposit', '2034-01-05').after).toMatchObject({ dueDate: null, ledger: null });
  });
});

describe('the rest of a premium', () => {
  it.each([
    [0, 24_500_00],
    [24_499_99, 1],
    [24_500_00, 0],
    [30_000_00, 0],
  ])('after %i paise received is %i', (received, left) => {
    expect(leftToPay({ ...policy, received })).toBe(left);
  });

  it('has no GST without a due date', () => {
    expect(costOf({ ...policy, dueDate: null })).toBe(24_500_00);
  });
});
