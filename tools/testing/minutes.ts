import { availableParallelism, cpus } from 'node:os';

export interface Measurement {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
}

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
