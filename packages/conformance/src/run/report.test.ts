import { expect, it } from 'vitest';
import type { Difference } from '../checks/check.ts';
import type { FailureKind } from '../checks/kinds.ts';
import type { FailedCheck } from './known-failures.ts';
import { reportLines } from './report.ts';

const OPEN: Difference = { expected: 'status 401', arrived: 'status 200' };
const MISSING: Difference = {
  expected: 'a body as its schema says',
  arrived: 'with a body that differs:\n/a: no\n/b: no',
};
const fails = (operation: string, kind: FailureKind, difference: Difference, what: string = kind): FailedCheck => ({
  check: `${operation}: ${what}`,
  operation,
  failure: { kind, ...difference },
});
const headings = (failed: readonly FailedCheck[]) => reportLines(failed).filter((line) => /^\d+\./.test(line));

it.each<[string, FailedCheck[], string[]]>([
  ['nothing if nothing failed', [], []],
  [
    'operations with the same difference as one',
    [fails('logout', 'no session', OPEN), fails('updateMode', 'no session', OPEN)],
    ['1. no session: 2 checks of 2 operations'],
  ],
  [
    'two differences of one operation as two',
    [fails('logout', 'no session', OPEN), fails('logout', 'success', MISSING)],
    ['1. no session: 1 check of 1 operation', '2. success: 1 check of 1 operation'],
  ],
  [
    'two kinds of check with the same difference as two',
    [fails('logout', 'no session', OPEN), fails('logout', 'unknown session', OPEN)],
    ['1. no session: 1 check of 1 operation', '2. unknown session: 1 check of 1 operation'],
  ],
  [
    'one kind of check with two differences as two',
    [fails('logout', 'no session', OPEN), fails('updateMode', 'no session', { ...OPEN, arrived: 'status 500' })],
    ['1. no session: 1 check of 1 operation', '2. no session: 1 check of 1 operation'],
  ],
  [
    'the same difference as one, whatever the bodies are',
    [fails('logout', 'no session', { ...OPEN, detail: '{"a":1}' }), fails('updateMode', 'no session', OPEN)],
    ['1. no session: 2 checks of 2 operations'],
  ],
  [
    'fields with the same difference as one',
    [
      fails('updateMode', 'field: left out', OPEN, 'without mode'),
      fails('updateMode', 'field: left out', OPEN, 'without policyNo'),
    ],
    ['1. field: left out: 2 checks of 1 operation'],
  ],
])('reports %s', (_, failed, expected) => {
  expect(headings(failed)).toEqual(expected);
});

it('prints counts, what was expected, what arrived, what it means and which checks show it', () => {
  const known = { ...fails('logout', 'success', MISSING), until: '2027-03-31' };
  const failed = [
    fails('updateMode', 'field: left out', { ...OPEN, detail: '{"a":1}' }, 'without mode'),
    fails('updateMode', 'field: left out', OPEN, 'without policyNo'),
    known,
  ];
  expect(reportLines(failed).join('\n')).toMatchInlineSnapshot(`
    "3 checks failed:
      updateMode, field: left out: 2
      logout, success: 1

    Different failures: 2

    1. field: left out: 2 checks of 1 operation
       expected  status 401
       arrived   status 200
       meaning   A body without a required field is refused.
       example   updateMode: {"a":1}
       checks    updateMode: without mode
                 updateMode: without policyNo

    2. success: 1 check of 1 operation
       expected  a body as its schema says
       arrived   with a body that differs:
                 /a: no
                 /b: no
       meaning   A person of the test system can call it, and the response is as documented. Its other checks may need this.
       checks    logout: success (known until 2027-03-31)
    "
  `);
});

it('lists at most 20 checks of a difference', () => {
  const failed = Array.from({ length: 22 }, (_, at) => fails(`operation${at}`, 'no session', OPEN));
  expect(reportLines(failed).at(-2)?.trim()).toBe('and 2 more, which the file of --json has');
});
