// pnpm release:version   turns the changesets into versions and change logs; everything that names a version follows.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, published } from '../packages/pack.ts';
import { pnpm } from '../pnpm.mjs';
import { root, run, script } from '../run.ts';
import { groupChanges } from './change-log.ts';
import { versions, writeVersions } from './versions.ts';

/** The changesets that wait for the next release. */
export const pendingChangesets = (): string[] =>
  globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));

async function runOrThrow(command: string[], cwd = root) {
  const { ok, output } = await run(command, { cwd });
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`);
}

const contract = (file: string) => readFileSync(join(root, 'openapi', file), 'utf8');

/** Writes the next versions, if there are changesets. */
export async function writeNextVersions(): Promise<void> {
  if (pendingChangesets().length === 0) return;
  const before = versions();
  const isContractChanged = contract('generated/openapi.json') !== contract('released/openapi.json');
  if (
    isContractChanged &&
    !pendingChangesets().some((path) => readFileSync(join(root, path), 'utf8').includes('@lifedesk/contract'))
  )
    throw new Error('The contract has changed since its last release: add a changeset of @lifedesk/contract.');

  await runOrThrow(['changeset', 'version']);
  const after = versions();
  for (const name of published) {
    const log = join(root, folderOf(name), 'CHANGELOG.md');
    if (after[name] === before[name] || !existsSync(log)) continue;
    writeFileSync(log, groupChanges(readFileSync(log, 'utf8')));
    console.log(`@lifedesk/${name} ${before[name]} → ${after[name]}`);
  }
  writeVersions();
  await runOrThrow(script('generate'), join(root, 'openapi'));
  await runOrThrow(script('generate'), join(root, 'packages/sdk'));
  if (after.contract !== before.contract) await runOrThrow(script('release'), join(root, 'openapi'));
  await runOrThrow([...pnpm(), 'install', '--lockfile-only']);
}

if (process.argv[1] === import.meta.filename) await writeNextVersions();
