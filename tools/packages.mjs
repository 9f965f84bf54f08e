// Builds the packages as others will install them, and looks at what came out: each entry that package.json publishes is
// there, and what runs without a browser loads in plain Node.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, script } from './run.mjs';

/** These run in Node too; the others need a bundler for their styles. */
const IN_NODE = ['rules', 'sdk'];

/** @param {unknown} exports the exports of a package.json @returns {string[]} the files that it names */
export const filesOf = (exports) =>
  typeof exports === 'string' ? [exports] : Object.values(/** @type {object} */ (exports ?? {})).flatMap(filesOf);

/** @param {string} name @returns {Promise<string[]>} what is wrong with the package */
async function wrongWith(name) {
  const folder = join(root, 'packages', name);
  const { ok, output } = await run(script('build'), { cwd: folder });
  if (!ok) return [`${name} does not build\n${output}`];
  const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const missing = filesOf(publishConfig?.exports ?? exports).filter(
    (file) => globSync(file, { cwd: folder }).length === 0,
  );
  if (missing.length > 0) return [`${name} publishes what its build does not make: ${missing.join(', ')}`];
  if (!IN_NODE.includes(name)) return [];
  const built = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  return Object.keys(built).length > 0 ? [] : [`${name} exports nothing`];
}

if (process.argv[1] === import.meta.filename) {
  const names = ['rules', 'sdk', 'ui'].filter((name) => existsSync(join(root, 'packages', name, 'src/index.ts')));
  const wrong = (await Promise.all(names.map(wrongWith))).flat();
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
