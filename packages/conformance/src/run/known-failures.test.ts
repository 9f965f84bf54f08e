import { describe, expect, it } from 'vitest';
import { judge, readKnownFailures } from './known-failures.ts';

const CHECKS = new Set(['logout: success', 'logout: no session']);
const entry = { check: 'logout: success', until: '2027-03-31', reason: 'The core has no logout yet.' };
const read = (value: unknown) => () => readKnownFailures(JSON.stringify(value), CHECKS);

describe('readKnownFailures', () => {
  it('reads entries', () => {
    expect(read([entry])()).toEqual([entry]);
  });
  it.each([
    ['no list', {}, /must be a JSON list/],
    [
      'an unknown check',
      [{ ...entry, check: 'logout: succes' }],
      /Entry 1 .* names no check of this run: logout: succes/,
    ],
    [
      'another date',
      [{ ...entry, until: '31/03/2027' }],
      /Entry 1 .* has no date such as 2027-03-31 in until: 31\/03\/2027/,
    ],
    ['no reason', [{ ...entry, reason: ' ' }], /Entry 1 .* has no reason/],
    ['the same check twice', [entry, entry], /name logout: success twice/],
  ])('refuses %s', (_, value, message) => {
    expect(read(value)).toThrow(message);
  });
  it('refuses what is not JSON', () => {
    expect(() => readKnownFailures('check,until', CHECKS)).toThrow(/must be a JSON list/);
  });
});

describe('judge', () => {
  const failure = { kind: 'success', expected: 'a call that succeeds', arrived: 'status 500' } as const;
  const failing = { check: entry.check, operation: 'logout', failure };
  const passing = { check: entry.check, operation: 'logout' };

  it('fails a failure that is not known', () => {
    expect(judge([failing], [], '2027-01-01').failed).toEqual([failing]);
  });
  it('accepts a known failure until its last day', () => {
    expect(judge([failing], [entry], '2027-03-31')).toEqual({ passed: 0, failed: [], known: [entry.check] });
  });
  it('fails a known failure past its last day', () => {
    expect(judge([failing], [entry], '2027-04-01').failed).toEqual([{ ...failing, until: '2027-03-31' }]);
  });
  it('fails a known failure that passes', () => {
    expect(judge([passing], [entry], '2027-01-01').failed[0]?.failure.arrived).toBe(
      'success; remove it from the known failures',
    );
  });
});
