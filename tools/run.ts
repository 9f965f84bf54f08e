// Runs other programs: a command with its output, a package script, a server that stops when this process does.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { freePort } from '../apps/api/src/testing/free-port.ts';

export { freePort };

export const root = dirname(import.meta.dirname);

/** In ms. Even on a slow machine, a program that prints nothing for this long hangs. */
export const HUNG = 15 * 60_000;

/** An environment in which Node keeps compiled sources for the next start. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/lifedesk/compiled') };

/**
 * Runs a command and returns its output.
 * @param command program and arguments
 * @param options silence: ms without output after which the command is killed and has failed
 */
export function run(
  [program = '', ...args]: string[],
  {
    cwd = root,
    env = {},
    silence = 0,
  }: { cwd?: string; env?: Record<string, string | undefined>; silence?: number } = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hangs = () => {
      output += `\nkilled after ${Math.round(silence / 1000)} s without output\n`;
      child.kill('SIGKILL');
    };
    const watch = silence > 0 ? setTimeout(hangs, silence) : undefined;
    const keep = (chunk: Buffer) => {
      output += chunk;
      watch?.refresh();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const forward = () => child.kill('SIGTERM');
    process.once('SIGTERM', forward);
    const end = (ok: boolean, why = '') => {
      process.off('SIGTERM', forward);
      clearTimeout(watch);
      resolve({ ok, output: output + why });
    };
    child.on('error', (error) => end(false, `${error.message}\n`));
    child.on('close', (code, signal) => end(code === 0, signal ? `ended by ${signal}\n` : ''));
  });
}

/**
 * The command that runs a script of a package.json, with the package's own programs on the PATH.
 */
export const script = (script: string) => [process.execPath, '--run', script];

/** Node's arguments to run the workspace's TypeScript from source and to stop with the process that started it. */
export const FROM_SOURCE = ['--conditions=@lifedesk/source', `--import=${join(root, 'tools/exit-with-parent.mjs')}`];

/**
 * Starts a server in its own process group, so that Ctrl-C in the terminal stops it only through `stop`.
 * @param args arguments of Node
 */
export function serve(
  args: string[],
  { env = {}, stdio = 'inherit' }: { env?: Record<string, string | undefined>; stdio?: StdioOptions } = {},
) {
  const child = spawn(process.execPath, [...FROM_SOURCE, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
  /** Asks it to stop, and kills it after five seconds. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(insist);
  };
  return { child, ended, stop };
}

/** In ms: long enough for a slow and busy machine, short enough to end a run that hangs. */
export const STARTS_WITHIN = 300_000;

/** Waits until an address answers with a status below 500, the process exits, or the time is up. */
export async function answers(url: string, child: ChildProcess) {
  const until = Date.now() + STARTS_WITHIN;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const status = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (r) => r.status,
      () => 0,
    );
    if (status > 0 && status < 500) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Starts a server of ours on a free port and waits until it answers.
 * @param ready path that answers once it is ready
 */
export async function startServer(program: string, ready: string, env: Record<string, string>) {
  const port = await freePort();
  const server = serve([program], { env: { PORT: String(port), ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  if (!(await answers(origin + ready, server.child))) throw new Error(`${program} does not start`);
  return { port, origin, stop: server.stop };
}
