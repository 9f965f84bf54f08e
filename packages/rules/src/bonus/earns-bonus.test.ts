import { describe, expect, it } from 'vitest';
import { earnsBonus } from './earns-bonus.ts';

describe('a bonus', () => {
  it.each([
    ['1', true, true, 'earns-bonus'],
    ['2', true, true, 'earns-bonus'],
    ['4', true, false, 'lapsed'],
    ['E', true, false, 'lapsed'],
    ['M', true, false, 'not-in-force'],
    ['A', true, false, 'not-in-force'],
    [undefined, true, false, 'not-in-force'],
    ['1', false, false, 'no-profits'],
    ['4', false, false, 'no-profits'],
  ] as const)('of status %s, sharing in profits: %s', (policyStatusCode, sharesInProfits, earns, because) => {
    expect(earnsBonus({ policyStatusCode, sharesInProfits })).toEqual({ earns, because });
  });
});
