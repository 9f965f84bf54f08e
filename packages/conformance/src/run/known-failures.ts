import type { Failure } from '../checks/check.ts';
import { isList, isObject, parseJson } from '../json.ts';
import type { Outcome } from './run-checks.ts';

/** A check that may fail until a date. */
export interface KnownFailure {
  readonly check: string;
  /** The last day, such as `2027-03-31`. */
  readonly until: string;
  readonly reason: string;
}

/** A setting or file of the run is wrong; the message says what to do. */
export class InputError extends Error {
  override name = 'InputError';
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads a list of known failures. Throws an `InputError` that names the wrong entry. */
export function readKnownFailures(text: string, checks: ReadonlySet<string>): KnownFailure[] {
  const entries = parseJson(text);
  if (!isList(entries))
    throw new InputError('The file of known failures must be a JSON list of { check, until, reason }.');
  const known = entries.map((entry, at) => {
    const fail = (what: string): never => {
      throw new InputError(`Entry ${at + 1} of the known failures ${what}.`);
    };
    if (!isObject(entry)) return fail('is not an object with check, until and reason');
    const { check, until, reason } = entry;
    if (typeof check !== 'string' || !checks.has(check)) return fail(`names no check of this run: ${String(check)}`);
    if (typeof until !== 'string' || !DATE.test(until))
      return fail(`has no date such as 2027-03-31 in until: ${String(until)}`);
    if (typeof reason !== 'string' || reason.trim() === '') return fail('has no reason');
    return { check, until, reason };
  });
  const twice = known.find(({ check }, at) => known.findIndex((it) => it.check === check) !== at);
  if (twice) throw new InputError(`The known failures name ${twice.check} twice.`);
  return known;
}

/** A check that fails the run. */
export interface FailedCheck {
  readonly check: string;
  readonly operation: string;
  readonly failure: Failure;
  /** The last day on which it was a known failure, if it was one. */
  readonly until?: string;
}

/** What a run came to, with known failures taken into account. */
export interface Verdict {
  readonly passed: number;
  readonly failed: readonly FailedCheck[];
  /** Checks that failed as they may. */
  readonly known: readonly string[];
}

const OUT_OF_DATE: Failure = {
  kind: 'known failure',
  expected: 'a failure',
  arrived: 'success; remove it from the known failures',
};

/** Compares outcomes with the known failures. One that is past its date, or that passes, fails the run. */
export function judge(outcomes: readonly Outcome[], known: readonly KnownFailure[], today: string): Verdict {
  const byCheck = new Map(known.map((entry) => [entry.check, entry]));
  const failed: FailedCheck[] = [];
  const expected: string[] = [];
  for (const { check, operation, failure } of outcomes) {
    const entry = byCheck.get(check);
    if (failure === undefined) {
      if (entry) failed.push({ check, operation, failure: OUT_OF_DATE });
    } else if (!entry) failed.push({ check, operation, failure });
    else if (entry.until < today) failed.push({ check, operation, failure, until: entry.until });
    else expected.push(check);
  }
  return { passed: outcomes.length - failed.length - expected.length, failed, known: expected };
}
