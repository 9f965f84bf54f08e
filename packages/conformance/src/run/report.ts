import { FAILURE_KINDS } from '../checks/kinds.ts';
import type { FailedCheck } from './known-failures.ts';

/** How many checks are listed with what they have in common; the file of `--json` has all. */
const LISTED = 20;

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function groupBy(failed: readonly FailedCheck[], keyOf: (it: FailedCheck) => string): [string, FailedCheck[]][] {
  const groups = new Map<string, FailedCheck[]>();
  for (const it of failed) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it]);
  return [...groups];
}

/**
 * What to print about the checks that failed: how many of each operation and kind, then each difference with all checks
 * that show it, because many checks can have one cause.
 */
export function reportLines(failed: readonly FailedCheck[]): string[] {
  if (failed.length === 0) return [];
  const kinds = groupBy(failed, ({ operation, failure }) => `${operation}, ${failure.kind}`);
  const differences = groupBy(failed, ({ failure: { kind, expected, arrived } }) =>
    JSON.stringify([kind, expected, arrived]),
  );
  return [
    `${countOf(failed.length, 'check')} failed:`,
    ...kinds.map(([kind, its]) => `  ${kind}: ${its.length}`),
    '',
    `Different failures: ${differences.length}`,
    ...differences.flatMap(([, its], at) => ['', ...differenceLines(its, at + 1)]),
    '',
  ];
}

function differenceLines(its: readonly FailedCheck[], number: number): string[] {
  const [first] = its;
  if (!first) return [];
  const { kind, expected, arrived, detail } = first.failure;
  const operations = new Set(its.map(({ operation }) => operation)).size;
  const more = its.length - LISTED;
  return [
    `${number}. ${kind}: ${countOf(its.length, 'check')} of ${countOf(operations, 'operation')}`,
    ...field('expected', [expected]),
    ...field('arrived', arrived.split('\n')),
    ...field('meaning', [FAILURE_KINDS[kind]]),
    ...field('example', detail === undefined ? [] : [`${first.operation}: ${detail}`]),
    ...field('checks', [
      ...its
        .slice(0, LISTED)
        .map(({ check, until }) => (until === undefined ? check : `${check} (known until ${until})`)),
      ...(more > 0 ? [`and ${more} more, which the file of --json has`] : []),
    ]),
  ];
}

const WIDTH = 10;
const field = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => `   ${(at === 0 ? name : '').padEnd(WIDTH)}${line}`);
