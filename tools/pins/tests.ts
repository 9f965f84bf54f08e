// The names of all tests as Vitest's configuration finds them, by the name of their file without its folder.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../run.ts';
import type { Pins } from './kept-file.ts';

interface Listed {
  readonly name: string;
  readonly file: string;
}

/**
 * How many tests have a name: more than one where several projects or time zones run it. The files are read, not run, so that
 * it takes seconds: the rows of a table count as one, under the name that the table gives them.
 */
export async function tests(): Promise<Pins> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-pins-'));
  const file = join(folder, 'tests.json');
  // asking for projects leaves the stories out, which need a browser and have pins of their own
  const { ok, output } = await run(['vitest', 'list', '--project=!*stories', `--json=${file}`]);
  if (!ok) throw new Error(output);
  const listed: Listed[] = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const found = new Map<string, number>();
  const add = (key: string) => found.set(key, (found.get(key) ?? 0) + 1);
  for (const { name, file } of listed) {
    add(`${basename(file)} > ${name}`);
    add('all');
  }
  return new Map(Array.from(found, ([key, count]) => [key, String(count)]));
}
