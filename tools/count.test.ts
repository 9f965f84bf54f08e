import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, whatFailed } from './count.ts';

const file = (name: string, status: string, tests: [string, string][], message = '') => ({
  name,
  status,
  message,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

describe('countVitest', () => {
  it('counts passed tests and names failed ones', () => {
    const report = {
      testResults: [
        file('a.test.ts', 'passed', [
          ['one', 'passed'],
          ['two', 'passed'],
        ]),
        file('b.test.ts', 'failed', [
          ['three', 'passed'],
          ['four', 'failed'],
        ]),
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failures: ['b.test.ts: four (failed)'] });
  });

  it.each(['skipped', 'pending', 'todo'])('counts a %s test as failed', (status) => {
    expect(countVitest({ testResults: [file('a.test.ts', 'passed', [['one', status]])] }).failures).toHaveLength(1);
  });

  it('counts a file that does not load as one failure', () => {
    const report = { testResults: [file('a.test.ts', 'failed', [], 'cannot find x')] };
    expect(countVitest(report)).toEqual({ passed: 0, failures: ['a.test.ts: cannot find x'] });
  });

  it('counts a file without tests as a failure', () => {
    expect(countVitest({ testResults: [file('a.test.ts', 'passed', [])] }).failures).toEqual([
      'a.test.ts: has no test',
    ]);
  });
});

describe('countPlaywright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, i) => ({ projectName: i ? 'desk' : 'phone', status })),
  });

  it('counts each test in each project, in nested suites too', () => {
    const report = {
      suites: [
        {
          title: 'pay.spec.ts',
          specs: [spec('pays', 'expected', 'expected')],
          suites: [{ title: 'in Hindi', specs: [spec('pays', 'unexpected', 'expected')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 3,
      failures: ['pay.spec.ts › in Hindi › pays [phone] (unexpected)'],
    });
  });

  it.each(['skipped', 'flaky'])('counts a %s test as failed', (status) => {
    expect(countPlaywright({ suites: [{ title: 'a', specs: [spec('b', status)] }] }).failures).toHaveLength(1);
  });

  it('reports errors outside tests', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'no server' }] }).failures).toEqual(['no server']);
  });
});

describe('whatFailed', () => {
  it('leaves out colours, empty lines and passed tests', () => {
    const red = '\u001b[31m';
    const plain = '\u001b[39m';
    const output = ` ${red}✓${plain} a.test.ts (3 tests)\n   ✓ a slow test 400ms\n\n ${red}×${plain} pays once\n  ok 12 [phone] › pay.spec.ts\n`;
    expect(whatFailed(output)).toBe(' × pays once');
  });
});
