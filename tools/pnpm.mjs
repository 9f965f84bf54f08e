// The pinned pnpm: the one on the PATH if it has that version, else one that is installed by its hash. tools/locked has hashes
// for Linux with glibc, as the workspace has Node; elsewhere npx fetches pnpm by its version.
// Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './locked.mjs';

/** Such as `pnpm@12.21.0+sha512.66fd82`, in which the hash is for Corepack. */
const PINNED = /^pnpm@([^+]+)/;

function hasHash() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return false;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return Boolean(report.header.glibcVersionRuntime);
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {[program: string, ...args: string[]]}
 */
export function pnpm(env = process.env) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const version = PINNED.exec(JSON.parse(manifest).packageManager)?.[1] ?? '';
  const shell = process.platform === 'win32';
  const own = spawnSync('pnpm', ['--version'], { env, shell, encoding: 'utf8', timeout: 20_000 });
  if (own.stdout?.trim() === version) return ['pnpm'];
  if (!hasHash()) return ['npx', '--yes', `pnpm@${version}`];
  const name = `linux-${process.arch}`;
  return [join(installLocked(`pnpm-${name}`, env), `@pnpm/exe.${name}/pnpm`)];
}
