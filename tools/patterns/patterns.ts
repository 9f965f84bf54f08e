// Checks that every path pattern in a configuration matches at least one file. Otherwise tests, stories, import rules or chunks would
// silently get lost when files move. Prints each pattern that matches nothing, and fails if there are any.
//   node tools/patterns/patterns.ts
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { readPatterns } from './configs.ts';
import { findUnmatched } from './match.ts';

const own = filesOfRepository();
const found = findUnmatched(await readPatterns(own), [...own, ...installedPackages()]);
for (const line of found) console.error(line);
// do not wait for anything that a configuration has started
process.exit(found.length > 0 ? 1 : 0);

/** All files from the root except ignored ones, found without git, which may not be installed. */
function filesOfRepository(): string[] {
  const folders = readFileSync(join(root, '.gitignore'), 'utf8').matchAll(/^(.+)\/$/gm);
  const left = ['.git', ...Array.from(folders, ([, folder]) => folder)];
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return left.some((name) => `/${path}`.endsWith(`/${name}`)) ? [] : walk(path);
    });
  return walk('.');
}

/** The files of every installed package, for patterns of libraries. */
function installedPackages(): string[] {
  const store = join(root, 'node_modules/.pnpm');
  return readdirSync(store).flatMap((entry) => {
    // react-dom@19.2.0_react@19.2.0, @scope+name@1.0.0
    const name = entry.slice(0, entry.indexOf('@', 1)).replace('+', '/');
    const folder = join(store, entry, 'node_modules', name);
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `node_modules/${name}/${file}`)
      : [];
  });
}
