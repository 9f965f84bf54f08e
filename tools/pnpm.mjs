// The pinned pnpm: the one on the PATH if it has that version, else through npx. Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {[program: string, ...args: string[]]}
 */
export function pnpm(env = process.env) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const version = JSON.parse(manifest).packageManager.split('@')[1];
  const shell = process.platform === 'win32';
  const own = spawnSync('pnpm', ['--version'], { env, shell, encoding: 'utf8', timeout: 20_000 });
  return own.stdout?.trim() === version ? ['pnpm'] : ['npx', '--yes', `pnpm@${version}`];
}
