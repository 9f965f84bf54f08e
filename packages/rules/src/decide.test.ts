import { describe, expect, it } from 'vitest';
import { type Clause, decide } from './decide.ts';

const clauses: readonly Clause<number, 'negative' | 'small' | 'rest'>[] = [
  { id: 'negative', outcome: false, predicate: (n) => n < 0 },
  { id: 'small', outcome: true, predicate: (n) => n < 10 },
  { id: 'rest', outcome: false, predicate: () => true },
];

describe('decide', () => {
  it.each([
    [-1, { outcome: false, because: 'negative' }],
    [5, { outcome: true, because: 'small' }],
    [50, { outcome: false, because: 'rest' }],
  ])('answers %i by the first clause that is true', (facts, decision) => {
    expect(decide(clauses, facts)).toEqual(decision);
  });

  it('throws instead of guessing if no clause is true', () => {
    expect(() => decide(clauses.slice(0, 2), 50)).toThrow('No clause decides');
  });
});
