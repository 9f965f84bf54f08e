// Programs from npm that are installed by the hashes of a lockfile, in tools/locked. Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const read = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Installs the packages of a folder in tools/locked, unless they are installed. npm refuses a package whose hash differs.
 * @param {string} name of the folder
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} the folder that Node finds the packages in
 */
export function installLocked(name, env = process.env) {
  const home = join(dirname(fileURLToPath(import.meta.url)), 'locked', name);
  const modules = join(home, 'node_modules');
  const lockfile = read(join(home, 'package-lock.json'));
  const isInstalled = () => read(join(modules, 'package-lock.json')) === lockfile;
  if (isInstalled()) return modules;

  // elsewhere first, so that a second process never sees half of it
  const fresh = join(home, `installing-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(home, file), join(fresh, file));
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    const shell = process.platform === 'win32';
    const { status, error } = spawnSync('npm', ['ci', ...options], { cwd: fresh, env, shell, stdio: ['ignore', 2, 2] });
    if (error || status !== 0)
      throw new Error(`npm ci of tools/locked/${name} failed${error ? `: ${error.message}` : ''}`);
    mkdirSync(join(fresh, 'node_modules'), { recursive: true });
    copyFileSync(join(fresh, 'package-lock.json'), join(fresh, 'node_modules/package-lock.json'));
    if (isInstalled()) return modules;
    rmSync(modules, { recursive: true, force: true });
    renameSync(join(fresh, 'node_modules'), modules);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return modules;
}
