// A PostgreSQL server of the system that archives its log with pgBackRest.
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../run.ts';
import { findProgram } from './find-program.ts';
import { findServer } from './find-server.ts';
import { programOf, unprivileged } from './program.ts';

const STANZA = 'lifedesk';

export interface Archive {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes a full backup. */
  backUp(): Promise<void>;
  /** Archives the log so far. @returns the moment until which nothing can be lost */
  archiveNow(): Promise<Date>;
  /** Kills the server and deletes its data. */
  lose(): Promise<void>;
  /** Restores all that was archived, or a moment. Rejects with what pgBackRest says. */
  restore(to?: Date): Promise<void>;
  /** Changes a few bytes of the largest file of the backup. */
  spoil(): void;
}

/** @param folder for data, backups and settings */
export async function createArchive(folder: string): Promise<Archive> {
  const pgbackrest = findProgram('pgbackrest');
  const programs = findServer();
  const as = unprivileged;
  const port = await freePort();
  const [data, settings] = [join(folder, 'data'), join(folder, 'pgbackrest.conf')];
  chmodSync(folder, 0o755);
  for (const name of ['data', 'repo', 'lock', 'spool', 'files']) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    if (as.uid && name !== 'files') chownSync(join(folder, name), as.uid, as.gid);
  }
  writeFileSync(
    settings,
    `[global]
repo1-path=${folder}/repo
repo1-retention-full=2
lock-path=${folder}/lock
spool-path=${folder}/spool
log-level-file=off
log-level-console=warn
start-fast=y
[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-user=lifedesk
pg1-database=postgres
pg1-socket-path=${folder}/lock
`,
  );
  const work = (program: string, args: readonly string[]) => promisify(execFile)(program, args, { ...as, cwd: folder });
  const rest = (...args: string[]) => work(pgbackrest, [`--config=${settings}`, `--stanza=${STANZA}`, ...args]);
  await work(join(programs, 'initdb'), [
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=lifedesk',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);

  const url = `postgres://lifedesk@127.0.0.1:${port}/postgres`;
  const given = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: join(folder, 'lock'),
    max_connections: '200',
    archive_mode: 'on',
    archive_command: `${pgbackrest} --config=${settings} --stanza=${STANZA} archive-push %p`,
  };
  const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = join(folder, 'server.log');
  const server = programOf(join(programs, 'postgres'), ['-D', data, ...args], { port, as, cwd: folder, log });
  let isNew = true;

  const ask = async (text: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows[0];
  };
  return {
    url,
    async start() {
      await server.start();
      // it listens before a restore has ended
      while (
        await ask('select pg_is_in_recovery() as restoring').then(
          ({ restoring }) => restoring,
          () => true,
        )
      )
        await pause(100);
      if (isNew) await rest('stanza-create');
      isNew = false;
    },
    stop: () => server.end('SIGINT'),
    backUp: async () => void (await rest('backup', '--type=full')),
    async archiveNow() {
      const { now, wal } = await ask(`select clock_timestamp() as now, pg_walfile_name(pg_switch_wal()) as wal`);
      while ((await ask('select last_archived_wal as last from pg_stat_archiver')).last < wal) await pause(100);
      return now;
    },
    async lose() {
      await server.end('SIGKILL');
      // its children end on their own
      await pause(1_000);
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data, { mode: 0o700 });
      if (as.uid) chownSync(data, as.uid, as.gid);
    },
    async restore(to) {
      const until = to
        ? [
            '--type=time',
            `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`,
            '--target-action=promote',
          ]
        : [];
      await rest('restore', ...until);
    },
    spoil() {
      const backup = join(folder, 'repo/backup');
      const files = globSync('**/pg_data/base/**/*.gz', { cwd: backup }).map((name) => join(backup, name));
      const [largest] = files.sort((a, b) => statSync(b).size - statSync(a).size);
      if (!largest) throw new Error('the backup has no files');
      const content = readFileSync(largest);
      content.fill(7, Math.floor(content.length / 2), Math.floor(content.length / 2) + 16);
      writeFileSync(largest, content);
    },
  };
}
