// The versions of the published packages, and the files that name one.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, published } from '../packages/pack.ts';
import { root } from '../run.ts';

const OUR_VERSION = /"@lifedesk\/(\w+)": "([^"]+)"/g;
/** The version in the `info` of an OpenAPI document. */
const CONTRACT_VERSION = /^ {2}version: (.+)$/m;

export type Versions = Readonly<Record<string, string>>;

/** By the package's name without the scope. */
export const versions = (): Versions =>
  Object.fromEntries(
    published.map((name) => [
      name,
      JSON.parse(readFileSync(join(root, folderOf(name), 'package.json'), 'utf8')).version,
    ]),
  );

/** The text of a package.json with our packages in the given versions. */
export const withVersions = (manifest: string, of: Versions): string =>
  manifest.replace(OUR_VERSION, (as, name: string) => (of[name] ? `"@lifedesk/${name}": "${of[name]}"` : as));

/** An OpenAPI document in YAML with the given version. */
export const withContractVersion = (document: string, version: string): string =>
  document.replace(CONTRACT_VERSION, `  version: ${version}`);

/** What a file that names a version should contain. */
function namers(of: Versions): [path: string, text: (now: string) => string][] {
  const examples = globSync('examples/*/package.json', { cwd: root });
  const contracts = ['openapi/openapi.yaml', 'openapi/back-office.yaml'];
  return [
    ...examples.map((path): [string, (now: string) => string] => [path, (now) => withVersions(now, of)]),
    ...contracts.map((path): [string, (now: string) => string] => [
      path,
      (now) => withContractVersion(now, of.contract ?? ''),
    ]),
  ];
}

/** The files that name another version than the workspace has. */
export function staleFiles(): string[] {
  const files = namers(versions());
  return files.flatMap(([path, text]) => {
    const now = readFileSync(join(root, path), 'utf8');
    return text(now) === now ? [] : [path];
  });
}

/** Writes the workspace's versions to every file that names one. */
export function writeVersions(): void {
  for (const [path, text] of namers(versions())) {
    const file = join(root, path);
    writeFileSync(file, text(readFileSync(file, 'utf8')));
  }
}
