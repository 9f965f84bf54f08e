import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entries } from './entries.ts';

/** Where one declaration file imports another. */
const IMPORT = /(?<=(?:from |import |import\()')(\.[^']+)\.tsx?(?=')/g;

/** Files that can be reached from the entries: what else the compiler wrote is nobody's business outside. */
function reachable(): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) visit(`${join(dirname(file), path)}.d.ts`);
  };
  for (const name of Object.keys(entries)) visit(join('dist', `${name}.d.ts`));
  return found;
}

/** Writes the types with the native compiler, a file for each source: bundling them for forty entries takes a minute. */
export async function declarations(): Promise<void> {
  const compiler = 'node_modules/typescript-7/bin/tsc';
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'build/tsconfig.declarations.json'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types do not compile\n${stdout}`);
  const needed = reachable();
  for (const file of globSync('dist/**/*.d.ts', { exclude: ['dist/styled/**'] })) {
    if (needed.has(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(IMPORT, '$1.js'));
    else rmSync(file);
  }
}
