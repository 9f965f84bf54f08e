// Tests the packages from outside: installs the packed packages into three apps (examples/) in a folder outside the workspace, as
// anyone would. A plain Node script checks a signed receipt; another prints a customer's dues; a Vite app is built, served and used in a
// browser: it shows the same dues and changes the mobile number, through its proxy and again without a server.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../exit-with-parent.mjs';
import { pnpm } from '../pnpm.mjs';
import { root, script } from '../run.ts';
import { APPS, runOrThrow, useExamples } from './examples.ts';
import { names, pack } from './pack.ts';

/**
 * The packages in the workspace's lockfile, without the workspace's own. Transitive dependencies of the apps use these versions,
 * so that nothing new is downloaded and every run installs the same.
 */
function versions() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const head = lockfile.slice(0, lockfile.indexOf('\ncatalogs:'));
  return `${head}\n\nimporters: {}\n${lockfile.slice(lockfile.indexOf('\npackages:'))}`;
}

async function install(folder: string) {
  const tarballs = await Promise.all(names.map(async (name) => `  '@lifedesk/${name}': 'file:${await pack(name)}'`));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: [${APPS}]\nallowBuilds: { esbuild: false }\noverrides:\n${tarballs.join('\n')}\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), versions());
  for (const app of APPS) cpSync(join(root, 'examples', app), join(folder, app), { recursive: true });
  const command = [...pnpm(), 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrThrow('The packed packages cannot be installed', command, { cwd: folder });
}

const folder = mkdtempSync(join(tmpdir(), 'lifedesk-outside-'));
try {
  await install(folder);
  const said = await useExamples(folder, { node: process.execPath, script });
  console.log(`Both say that ${said} is due, and the app changed the mobile number.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
