import { describe, expect, it } from 'vitest';
import { checkRedirection, redirectionsLeft, whyNoRedirection } from './redirection.ts';

const facts = {
  leastShare: 5,
  openFunds: ['GRO', 'SEC', 'BAL'],
  now: [
    { fundCode: 'GRO', share: 60 },
    { fundCode: 'SEC', share: 40 },
  ],
};
const split = (shares: Record<string, number>) =>
  Object.entries(shares).map(([fundCode, share]) => ({ fundCode, share }));

describe('a new allocation of premiums', () => {
  it.each([
    ['accepted', { GRO: 100 }],
    ['accepted', { GRO: 5, SEC: 95 }],
    ['accepted', { GRO: 40, SEC: 60, BAL: 0 }],
    ['below-least-share', { GRO: 4, SEC: 96 }],
    ['same-as-now', { SEC: 40, GRO: 60, BAL: 0 }],
    ['below-100', { GRO: 99 }],
    ['above-100', { GRO: 60, SEC: 41 }],
    ['not-whole', { GRO: 99.5, SEC: 0.5 }],
    ['not-whole', { GRO: -1, SEC: 101 }],
    ['unknown-fund', { MID: 100 }],
    ['no-share', {}],
  ])('is %s: %j', (because, shares) => {
    expect(checkRedirection(facts, split(shares))).toMatchObject({ because, accepted: because === 'accepted' });
  });
});

describe('the next premiums of a policy', () => {
  const policy = { isOffered: true, isDiscontinued: false, hasNextPremium: true, made: 1, perYear: 2 };
  it.each([
    [null, {}],
    [null, { made: 99, perYear: null }],
    ['not-offered', { isOffered: false }],
    ['discontinued', { isDiscontinued: true }],
    ['no-premium', { hasNextPremium: false }],
    ['year-used', { made: 2 }],
  ])('cannot be redirected: %s', (because, other) => {
    expect(whyNoRedirection({ ...policy, ...other })).toBe(because);
  });
  it.each([
    [2, 0, 2],
    [2, 2, 0],
    [2, 3, 0],
    [null, 9, null],
  ])('with %s a policy year, after %i of them: %s left', (perYear, made, left) => {
    expect(redirectionsLeft({ perYear }, made)).toBe(left);
  });
});
