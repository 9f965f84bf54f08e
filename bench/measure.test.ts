import { describe, expect, it } from 'vitest';
import { inTurns, median } from './measure.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('inTurns', () => {
  it('calls both functions equally often, alternating', async () => {
    const calls: string[] = [];
    await inTurns(
      () => calls.push('ours'),
      () => calls.push('baseline'),
      { rounds: 2, calls: 1 },
    );
    expect(calls.slice(-4)).toEqual(['ours', 'baseline', 'baseline', 'ours']);
    expect(calls.filter((who) => who === 'ours')).toHaveLength(calls.length / 2);
  });
});
