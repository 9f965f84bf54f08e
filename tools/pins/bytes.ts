// The transfer size of each file of the built portal, by the name of its chunk without the hash.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPortal } from '../prepare.ts';
import { root } from '../run.ts';
import type { Pins } from './kept-file.ts';

const ASSETS = join(root, 'apps/portal/dist/assets');
const NAME = /^(.+?)-[\w-]{8}(\.\w+)$/;

export async function bytes(): Promise<Pins> {
  if (!(await buildPortal())) throw new Error('the portal build failed');
  const sizes = new Map<string, number[]>();
  for (const file of readdirSync(ASSETS).filter((name) => /\.(js|css|woff2|svg)$/.test(name))) {
    const name = basename(file).replace(NAME, '$1$2');
    const size = gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length;
    sizes.set(name, [...(sizes.get(name) ?? []), size]);
  }
  const all = [...sizes].map(([name, each]): [string, string] => [name, each.sort((a, b) => a - b).join(' ')]);
  const sum = (ending: string) =>
    [...sizes].flatMap(([name, each]) => (name.endsWith(ending) ? each : [])).reduce((total, size) => total + size, 0);
  return new Map([...all, ['all scripts', String(sum('.js'))], ['all styles', String(sum('.css'))]]);
}

/** Moving a file changes names inside a chunk, and so a few bytes. */
export function sameBytes(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => text.split(' ').map(Number));
  if (!old || !now || old.length !== now.length) return false;
  return old.every((size, at) => Math.abs((now[at] ?? 0) - size) <= Math.max(40, size * 0.01));
}
