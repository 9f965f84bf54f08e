// The names of all tests that Vitest's configuration finds, by the name of their file without its folder.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../run.ts';
import type { Pins } from './kept-file.ts';

interface TestEntry {
  readonly name: string;
  readonly file: string;
}

/**
 * How often each test name occurs: more than once if several projects or time zones run it. The files are read, not run, which
 * takes seconds. The rows of a table count as one, under the name in the table.
 */
export async function tests(): Promise<Pins> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-pins-'));
  const file = join(folder, 'tests.json');
  // naming the projects excludes the stories, which need a browser and have their own pins
  const { ok, output } = await run(['vitest', 'list', '--project=!*stories', `--json=${file}`]);
  if (!ok) throw new Error(output);
  const listed: TestEntry[] = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const found = new Map<string, number>();
  const add = (key: string) => found.set(key, (found.get(key) ?? 0) + 1);
  for (const { name, file } of listed) {
    add(`${basename(file)} > ${name}`);
    add('all');
  }
  return new Map(Array.from(found, ([key, count]) => [key, String(count)]));
}
