import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../simulators/demo');

/** The sources of the demo people and their texts, which are part of the cache key of a database. */
export async function readSeedSources(): Promise<string[]> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => /\.(ts|json)$/.test(name)).sort();
  return Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
}
