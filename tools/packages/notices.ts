import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const licenceOf = (folder: string) => {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  return name && readFileSync(join(folder, name), 'utf8').trim();
};

/** The notice that a package's licence requires with every copy. */
function noticeOf(folder: string): string {
  const { name, version, license } = manifestOf(folder);
  return `${name} ${version} (${license})\n\n${licenceOf(folder) ?? `Licensed under ${license}.`}\n`;
}

/** The notices of installed packages as one text. */
export const noticesOf = (folders: Iterable<string>): string =>
  [...new Set([...folders].map(noticeOf))].sort().join(`\n${'-'.repeat(72)}\n\n`);

/** The names and versions in a text of notices, as `name@version`. */
export const namesInNotices = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/^(\S+) (\d\S*) \(/gm), ([, name, version]) => `${name}@${version}`));

/** Where Node finds a dependency of the package in a folder. */
function findDependency(folder: string, name: string): string {
  for (let at = realpathSync(folder); at !== dirname(at); at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  throw new Error(`${name} is not installed for ${folder}`);
}

/** The folders of everything that is installed with a package. */
export function runtimeFolders(folder: string, found: Set<string> = new Set()): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const dependency = findDependency(folder, name);
    if (found.has(dependency)) continue;
    found.add(dependency);
    runtimeFolders(dependency, found);
  }
  return found;
}
