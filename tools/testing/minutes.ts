// Reports how long each step of a test run took. Can record the report in docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.ts';

export interface Measurement {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
}

const FILE = join(root, 'docs/bench.md');
const BEGIN = '<!-- test run -->';
const END = '<!-- end of test run -->';

/** A table in Markdown, longest first. @param total seconds of the whole run */
export function summary(steps: readonly Measurement[], total: number): string {
  return [
    `Took ${minutes(total)} on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}).`,
    '',
    '| step | passed | minutes |',
    '| --- | --- | --- |',
    ...[...steps]
      .sort((one, other) => other.seconds - one.seconds)
      .map(({ name, passed, seconds }) => `| ${name} | ${passed} | ${minutes(seconds)} |`),
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
