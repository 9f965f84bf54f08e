import { describe, expect, it } from 'vitest';
import { checkTopUp, largestTopUp, type TopUpPolicy, topUpRoom, whyNoTopUp } from './check-top-up.ts';

/** ₹2,00,000 a year, six premiums paid, ₹50,000 topped up before. */
const policy: TopUpPolicy = {
  line: 'unit-linked',
  premiumMode: 'yearly',
  modalPremium: 20_000_000,
  issueDate: '2021-02-24',
  premiumTerm: 10,
  dueDate: '2027-02-24',
  maturityDate: '2041-02-24',
  isPremiumPaying: true,
  isPaymentBlocked: false,
  toppedUp: 5_000_000,
  topUp: { minimum: 500_000, maximum: 100_000_000, step: 100_000 },
};
const today = '2026-11-22';

describe('a top-up', () => {
  it.each([
    [400_000, 'below-minimum'],
    [500_000, 'accepted'],
    [550_000, 'not-in-steps'],
    [600_000, 'accepted'],
    [100_000_000, 'accepted'],
    [100_100_000, 'above-maximum'],
  ] as const)('of %i paise: %s', (amount, because) => {
    expect(checkTopUp(policy, amount, today)).toEqual({ accepted: because === 'accepted', because });
  });

  it.each([
    [{}, 100_000_000],
    [{ topUp: { minimum: 500_000, maximum: 200_000_000, step: 100_000 } }, 115_000_000],
    [{ topUp: { minimum: 500_000, maximum: 200_000_000, step: 700_000 } }, 114_800_000],
    [{ toppedUp: 120_000_000 }, 0],
    [{ topUp: null }, 0],
  ])('with %j is %i paise at most', (change, most) => {
    expect(largestTopUp({ ...policy, ...change })).toBe(most);
  });

  it('cannot raise the total of top-ups above the premiums paid so far', () => {
    expect(topUpRoom(policy)).toBe(115_000_000);
    const terms = { minimum: 500_000, maximum: 200_000_000, step: 100_000 };
    expect(checkTopUp({ ...policy, topUp: terms }, 115_000_000, today).accepted).toBe(true);
    expect(checkTopUp({ ...policy, topUp: terms }, 115_100_000, today).because).toBe('above-premiums-paid');
    expect(whyNoTopUp({ ...policy, toppedUp: 120_000_000 }, today)).toBe('above-premiums-paid');
  });

  it.each([
    [{ topUp: null }, 'not-offered'],
    [{ isPaymentBlocked: true }, 'payment-blocked'],
    [{ isPremiumPaying: false }, 'not-premium-paying'],
    [{ dueDate: '2026-11-21' }, 'premium-overdue'],
    [{ dueDate: '2026-11-22' }, null],
    [{ maturityDate: '2031-11-22' }, null],
    [{ maturityDate: '2031-11-21' }, 'last-five-years'],
  ] as const)('with %j is not possible: %s', (change, because) => {
    expect(whyNoTopUp({ ...policy, ...change }, today)).toBe(because);
    expect(checkTopUp({ ...policy, ...change }, 500_000, today).because).toBe(because ?? 'accepted');
  });
});
