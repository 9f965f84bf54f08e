import { describe, expect, it } from 'vitest';
import { coolingOffEndsOn, type PayoutFacts, payoutClauses, payoutRestriction } from './payout-restriction.ts';

const free: PayoutFacts = {
  isOnHold: false,
  contactChangedOn: null,
  isNationalityMissing: false,
  isBankAccountVerified: true,
  isAccountReturned: false,
  today: '2026-11-21',
};

describe('payouts', () => {
  it.each([
    [{}, false, 'unrestricted', null],
    [{ isOnHold: true }, true, 'on-hold', null],
    [{ contactChangedOn: '2026-11-21' }, true, 'cooling-off', '2026-11-24'],
    [{ contactChangedOn: '2026-11-18' }, true, 'cooling-off', '2026-11-21'],
    [{ contactChangedOn: '2026-11-17' }, false, 'unrestricted', null],
    [{ isNationalityMissing: true }, true, 'nationality', null],
    [{ isBankAccountVerified: false }, true, 'bank-details', null],
    [{ isAccountReturned: true }, true, 'account-returned', null],
    [{ isAccountReturned: true, contactChangedOn: '2026-11-21' }, true, 'account-returned', null],
  ] as const)('with %j are restricted: %s, %s, until %s', (change, restricted, because, until) => {
    expect(payoutRestriction({ ...free, ...change })).toEqual({ restricted, because, until });
  });

  it('name the first reason of several', () => {
    const all = { ...free, isOnHold: true, isNationalityMissing: true, isBankAccountVerified: false };
    expect(payoutRestriction(all).because).toBe('on-hold');
    expect(payoutRestriction({ ...all, isOnHold: false }).because).toBe('nationality');
  });

  it('wait three days after a change, not counting the day of the change', () => {
    expect(coolingOffEndsOn('2026-02-27')).toBe('2026-03-02');
  });

  it('have no two clauses with the same id', () => {
    expect(new Set(payoutClauses.map(({ id }) => id)).size).toBe(payoutClauses.length);
  });
});
