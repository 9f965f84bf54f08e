import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const FAILURE = { kind: 'no session', expected: 'status 401', arrived: 'status 200' } as const;

it('prints how far the run is after each 200 checks, and what failed that may not fail', () => {
  const lines: string[] = [];
  const report = progressOf(450, new Set(['logout: check 1']), (line) => lines.push(line));
  for (let at = 0; at < 450; at += 1)
    report({ check: `logout: check ${at}`, operation: 'logout', ...(at < 3 && { failure: FAILURE }) });
  expect(lines).toEqual([
    '450 checks',
    '200 of 450 checks done, 2 failed, at logout',
    '400 of 450 checks done, 2 failed, at logout',
  ]);
});
