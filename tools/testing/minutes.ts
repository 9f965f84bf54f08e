// Reports how long a test run took: minutes per step and the slowest files. Can record the report in docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Durations } from '../count.ts';
import { root } from '../run.ts';

export interface Measurement {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly durations: Durations;
}

const SLOWEST = 15;
const FILE = join(root, 'docs/bench.md');
const BEGIN = '<!-- test run -->';
const END = '<!-- end of test run -->';

/** Two tables in Markdown, longest first. @param total seconds of the whole run */
export function summary(steps: readonly Measurement[], total: number): string {
  const files = steps.flatMap(({ durations }) => [...durations]).sort(([, one], [, other]) => other - one);
  return [
    `Took ${minutes(total)} on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}).`,
    '',
    '| step | passed | minutes |',
    '| --- | --- | --- |',
    ...[...steps]
      .sort((one, other) => other.seconds - one.seconds)
      .map(({ name, passed, seconds }) => `| ${name} | ${passed} | ${minutes(seconds)} |`),
    '',
    '| slowest files | seconds |',
    '| --- | --- |',
    ...files.slice(0, SLOWEST).map(([file, seconds]) => `| ${file} | ${seconds.toFixed(1)} |`),
  ].join('\n');
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Replaces the report in docs/bench.md. */
export function record(text: string): void {
  const page = readFileSync(FILE, 'utf8');
  const [before = ''] = page.split(BEGIN);
  const [, after = ''] = page.split(END);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
