import { readFileSync, writeFileSync } from 'node:fs';
import { httpTestSystem, type TestSystem, TestSystemError } from '../core/test-system.ts';
import { isObject, parseJson } from '../json.ts';
import { checkCore, checkNames } from './check-core.ts';
import { InputError, judge, readKnownFailures } from './known-failures.ts';
import { progressOf } from './progress.ts';
import { readOptions, USAGE } from './read-options.ts';
import { reportLines } from './report.ts';

function readText(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InputError(`${option}: there is no readable file ${path}`);
  }
}

function testSystemOf(system: string): TestSystem {
  if (system.includes('://')) return httpTestSystem(system);
  const settings = parseJson(readText('--system', system));
  if (!isObject(settings) || typeof settings.url !== 'string')
    throw new InputError(`--system: ${system} must be JSON with a url, and headers if it needs any`);
  const headers = isObject(settings.headers) ? Object.entries(settings.headers) : [];
  return httpTestSystem(settings.url, Object.fromEntries(headers.map(([name, value]) => [name, String(value)])));
}

/**
 * Runs the command.
 * @param today the date to compare known failures with
 * @returns exit code: 0 if the core conforms, 1 if it does not, 2 if the run could not take place
 */
export async function runCommand(
  args: readonly string[],
  print: (line: string) => void,
  today: string,
): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE);
    return 0;
  }
  try {
    const { base, system, known: path, json, only } = readOptions(args);
    const checks = new Set(checkNames(only));
    const known = path === undefined ? [] : readKnownFailures(readText('--known', path), checks);
    const testSystem = testSystemOf(system);
    const report = progressOf(checks.size, new Set(known.map(({ check }) => check)), print);
    const outcomes = await checkCore({ base, system: testSystem, only, report });
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(outcomes, null, 2)}\n`);
    const verdict = judge(outcomes, known, today);
    for (const line of reportLines(verdict.failed)) print(line);
    print(`${verdict.passed} passed, ${verdict.failed.length} failed, ${verdict.known.length} known failures`);
    return verdict.failed.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof TestSystemError)) throw error;
    print(error.message);
    return 2;
  }
}
