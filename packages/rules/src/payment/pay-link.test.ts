import { describe, expect, it } from 'vitest';
import {
  canSharePremium,
  type PayLinkFacts,
  type PayLinkOfferFacts,
  payLinkLastDay,
  payLinkState,
} from './pay-link.ts';

const linked = { dueFrom: '2026-12-01', amount: 24_500_00 } as const;

describe('a link to pay', () => {
  const offer: PayLinkOfferFacts = {
    isPaymentBlocked: false,
    isPaying: false,
    due: linked,
    paidByOthers: 0,
    today: '2026-11-21',
  };
  it.each<[Partial<PayLinkOfferFacts>, string]>([
    [{}, 'can-share'],
    [{ isPaymentBlocked: true, isPaying: true }, 'payment-blocked'],
    [{ isPaying: true, due: null }, 'payment-ongoing'],
    [{ due: null }, 'nothing-due'],
    [{ due: { ...linked, amount: 0 } }, 'nothing-due'],
    [{ paidByOthers: 1_75_500_00 }, 'can-share'],
    [{ paidByOthers: 1_75_500_01 }, 'above-yearly-most'],
  ])('is made with %j: %s', (change, because) => {
    expect(canSharePremium({ ...offer, ...change })).toEqual({ possible: because === 'can-share', because });
  });

  it.each([
    ['2026-12-01', 'yearly', '2026-11-21', '2026-11-28'],
    ['2026-12-01', 'yearly', '2026-12-30', '2026-12-31'],
    ['2026-12-01', 'yearly', '2026-12-31', '2026-12-31'],
    ['2026-12-01', 'monthly', '2026-12-10', '2026-12-16'],
    ['2026-12-01', 'yearly', '2027-01-05', '2027-01-12'],
  ] as const)('for what is due on %s (%s), made on %s, works until %s', (dueFrom, mode, today, lastDay) => {
    expect(payLinkLastDay(dueFrom, mode, today)).toBe(lastDay);
  });

  const facts: PayLinkFacts = {
    linked,
    lastDay: '2026-11-28',
    isRevoked: false,
    isPaid: false,
    isBeingPaid: false,
    isPaying: false,
    isPaymentBlocked: false,
    due: linked,
    today: '2026-11-28',
  };
  it.each<[Partial<PayLinkFacts>, string]>([
    [{}, 'open'],
    [{ today: '2026-11-29' }, 'expired'],
    [{ isRevoked: true, today: '2026-11-29' }, 'revoked'],
    [{ isBeingPaid: true, isRevoked: true }, 'being-paid'],
    [{ isPaid: true, isRevoked: true, today: '2026-11-29', due: null }, 'paid'],
    [{ isPaymentBlocked: true }, 'payment-blocked'],
    [{ due: null }, 'no-longer-due'],
    [{ due: { dueFrom: '2027-12-01', amount: 24_500_00 } }, 'no-longer-due'],
    [{ due: { dueFrom: '2026-12-01', amount: 0 } }, 'no-longer-due'],
    [{ due: { dueFrom: '2026-12-01', amount: 24_499_99 } }, 'amount-changed'],
    [{ due: { dueFrom: '2026-12-01', amount: 24_500_01 }, isPaying: true }, 'amount-changed'],
    [{ isPaying: true }, 'payment-ongoing'],
  ])('with %j is %s', (change, because) => {
    expect(payLinkState({ ...facts, ...change })).toEqual({ payable: because === 'open', because });
  });
});
