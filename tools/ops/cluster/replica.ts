import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../../apps/api/src/platform/error-code.ts';
import { freePort } from '../../run.ts';
import { findServer } from '../find-server.ts';
import { type Program, programOf, unprivileged } from '../program.ts';

const LOOK_MS = 100;
/** PostgreSQL's code while it starts. */
const STARTING = '57P03';
/** The name of our own connections. */
const OURS = 'hold-back';

/** A PostgreSQL server, and a replica that follows it and can be held back. */
export interface ServerWithReplica {
  readonly url: string;
  readonly replicaUrl: string;
  /** Waits until the replica has everything, and then lets it apply nothing more. */
  holdBack(): Promise<void>;
  /** How many of these rows the replica has. */
  count(table: string, column: string, values: readonly string[]): Promise<number>;
  /** How often others have connected to the replica, and how many statements it ran for them in between. */
  visits(): { connections: number; statements: number };
  stop(): Promise<void>;
}

export async function startServerWithReplica(folder: string): Promise<ServerWithReplica> {
  const bin = findServer();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...unprivileged, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  const [port, replicaPort] = [await freePort(), await freePort()];
  const [data, replicaData] = [ownFolder(folder, 'primary'), ownFolder(folder, 'replica')];
  const urlAt = (one: number) => `postgres://lifedesk@127.0.0.1:${one}/postgres`;

  run('initdb', `--pgdata=${data}`, '--auth=trust', '--username=lifedesk', '--encoding=UTF8', '--locale=C.UTF-8');
  const primary = serverOf(bin, data, port);
  await primary.start();
  const admin = await untilConnected(urlAt(port));
  run(
    'pg_basebackup',
    `--pgdata=${replicaData}`,
    `--dbname=${urlAt(port)}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
  );
  const replica = serverOf(bin, replicaData, replicaPort);
  await replica.start();
  const reader = await untilConnected(urlAt(replicaPort));
  return {
    url: urlAt(port),
    replicaUrl: urlAt(replicaPort),
    async holdBack() {
      const { rows } = await admin.query('select pg_current_wal_lsn()::text as lsn');
      while (!(await hasApplied(reader, rows[0].lsn))) await pause(LOOK_MS);
      await reader.query('select pg_wal_replay_pause()');
    },
    async count(table, column, values) {
      const { rows } = await reader.query(`select count(*)::int as n from ${table} where ${column} = any($1)`, [
        values,
      ]);
      return rows[0].n;
    },
    visits() {
      const lines = readFileSync(logOf(replicaData), 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith(OURS));
      const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
      return { connections: count(/connection authorized:/), statements: count(/(statement|execute [^:]*): /) };
    },
    async stop() {
      for (const client of [reader, admin]) await client.end();
      for (const server of [replica, primary]) await server.end('SIGINT');
    },
  };
}

/** A server accepts connections a moment before it serves them. */
async function untilConnected(connectionString: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString, application_name: OURS });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (errorCode(error) !== STARTING) throw error;
      await pause(LOOK_MS);
    }
  }
}

async function hasApplied(client: pg.Client, lsn: string): Promise<boolean> {
  const { rows } = await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as applied', [lsn]);
  return rows[0].applied === true;
}

function serverOf(bin: string, data: string, port: number): Program {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'log_connections=on',
    'log_statement=all',
    'log_line_prefix=%a ',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  return programOf(join(bin, 'postgres'), args, { port, as: unprivileged, cwd: data, log: logOf(data) });
}

const logOf = (data: string): string => `${data}.log`;

/** A folder that only the user without rights can read. */
function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (unprivileged.uid) chownSync(path, unprivileged.uid, unprivileged.gid);
  return path;
}
