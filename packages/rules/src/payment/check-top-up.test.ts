import { expect, it } from 'vitest';
import { checkTopUp } from './check-top-up.ts';

const policy = { topUp: { minimum: 500_000, maximum: 100_000_000, step: 100_000 }, isPremiumPaying: true };

it.each([
  [400_000, 'below-minimum'],
  [500_000, 'accepted'],
  [550_000, 'not-in-steps'],
  [600_000, 'accepted'],
  [100_000_000, 'accepted'],
  [100_100_000, 'above-maximum'],
] as const)('a top-up of %i paise: %s', (amount, because) => {
  expect(checkTopUp(policy, amount)).toEqual({ accepted: because === 'accepted', because });
});

it('is not taken without terms, nor while no premium falls due', () => {
  expect(checkTopUp({ ...policy, topUp: null }, 500_000).because).toBe('not-offered');
  expect(checkTopUp({ ...policy, isPremiumPaying: false }, 500_000).because).toBe('not-premium-paying');
});
