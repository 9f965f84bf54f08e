import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Document } from '../../platform/contract/document.ts';
import type { Migration } from '../../platform/database/migrate.ts';

/** What `tools/pack-release.ts` writes: the files by their path from the root, byte by byte as latin1. */
export interface PackedRelease {
  readonly commit: string;
  readonly files: Readonly<Record<string, string>>;
}

export const PACKED = join(import.meta.dirname, 'packed.json.br');
const ROOT = join(import.meta.dirname, '../../../../..');

/** Workspace packages that the API uses, by name: a release runs with its own. */
const OWN = { brands: 'brands', contract: 'openapi', rules: 'packages/rules' };

export interface UnpackedRelease {
  /** Its API with the simulators, to be started with Node. */
  readonly program: string;
  /** Its OpenAPI document. */
  readonly contract: Document;
  remove(): void;
}

const readPacked = (): PackedRelease =>
  JSON.parse(brotliDecompressSync(readFileSync(PACKED)).toString()) as PackedRelease;

/** The migrations of the previous release, in order. */
export function packedMigrations(): Migration[] {
  const found = Object.entries(readPacked().files).flatMap(([path, text]) => {
    const [, name] = /\/database\/migrations\/([^/]+\.sql)$/.exec(path) ?? [];
    return name ? [{ name, text: Buffer.from(text, 'latin1').toString() }] : [];
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Unpacks the previous release into a temporary folder. It runs with the dependencies that are installed here. */
export function unpackPreviousRelease(): UnpackedRelease {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-previous-'));
  const { files } = readPacked();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, 'latin1');
  }
  for (const place of ['apps/api', ...Object.values(OWN)]) linkDependencies(folder, place);
  const ours = join(folder, 'apps/api/node_modules/@lifedesk');
  mkdirSync(ours);
  for (const [name, place] of Object.entries(OWN)) symlinkSync(join(folder, place), join(ours, name), 'junction');
  return {
    program: join(folder, 'apps/api/simulators/main.ts'),
    contract: JSON.parse(readFileSync(join(folder, 'openapi/generated/openapi.json'), 'utf8')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links what a package has installed, except the packages of the workspace. */
function linkDependencies(folder: string, place: string): void {
  const installed = join(ROOT, place, 'node_modules');
  mkdirSync(join(folder, place, 'node_modules'));
  for (const name of readdirSync(installed))
    if (name !== '@lifedesk' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(folder, place, 'node_modules', name), 'junction');
}
