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

/** What a run came to, with known failures taken into account. */
export interface Verdict {
  readonly passed: number;
  /** Checks that fail the run, and why. */
  readonly failed: readonly { readonly check: string; readonly reason: string }[];
  /** Checks that failed as they may. */
  readonly known: readonly string[];
}

/** Compares outcomes with the known failures. One that is past its date, or that passes, fails the run. */
export function judge(outcomes: readonly Outcome[], known: readonly KnownFailure[], today: string): Verdict {
  const byCheck = new Map(known.map((entry) => [entry.check, entry]));
  const failed: { check: string; reason: string }[] = [];
  const expected: string[] = [];
  for (const { check, failure } of outcomes) {
    const entry = byCheck.get(check);
    if (failure === undefined) {
      if (entry) failed.push({ check, reason: 'it passes; remove it from the known failures' });
    } else if (!entry) failed.push({ check, reason: failure });
    else if (entry.until < today) failed.push({ check, reason: `${failure} (known until ${entry.until})` });
    else expected.push(check);
  }
  return { passed: outcomes.length - failed.length - expected.length, failed, known: expected };
}
