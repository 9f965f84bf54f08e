import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../run.ts';
import { findProgram } from '../find-program.ts';
import { findServer } from '../find-server.ts';
import { type Program, programOf, unprivileged } from '../program.ts';

/** Patroni's shortest: seconds after which a silent primary is replaced. */
const TTL_SECONDS = 20;

/** A PostgreSQL server under Patroni. */
export interface DatabaseServer {
  readonly name: string;
  /** Starts Patroni, which starts PostgreSQL. */
  start(): Promise<void>;
  /** Kills both at the same moment, as if the machine lost its power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface DatabaseServers {
  readonly servers: readonly DatabaseServer[];
  readonly etcd: Program;
  /** HAProxy, which sends connections to the primary. */
  readonly director: Program;
  /** The primary, through the director. */
  readonly url: string;
  /** The address of a server that does not change with its role. */
  addressOf(name: string): string;
  /** The name of the primary and of the synchronous replica; null if there is none. */
  roles(): Promise<{ primary: string | null; replica: string | null }>;
}

/**
 * Two servers with synchronous replication: a transaction is on both disks before it is answered, and only a replica
 * that has everything may become the primary. While etcd is away, Patroni's failsafe mode keeps the primary.
 */
export async function createDatabaseServers(folder: string): Promise<DatabaseServers> {
  const [etcdPort, peerPort, directorPort] = [await freePort(), await freePort(), await freePort()];
  const members: Member[] = [];
  for (const name of ['pg1', 'pg2'])
    members.push({ name, port: await freePort(), rest: await freePort(), data: ownFolder(folder, name) });

  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const etcd = programOf(
    findProgram('etcd', 'etcd-server'),
    [
      ...['--name', 'etcd', '--data-dir', ownFolder(folder, 'etcd'), '--log-level', 'error'],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...[
        '--listen-peer-urls',
        peerUrl,
        '--initial-advertise-peer-urls',
        peerUrl,
        '--initial-cluster',
        `etcd=${peerUrl}`,
      ],
    ],
    { port: etcdPort, as: unprivileged, log: join(folder, 'etcd.log') },
  );

  const director = directorFor(folder, directorPort, members);
  const servers = members.map((member) => serverOf(folder, etcdPort, member));
  const addressOf = (name: string) =>
    `postgres://lifedesk@127.0.0.1:${members.find((member) => member.name === name)?.port}/postgres`;
  return {
    servers,
    etcd,
    director,
    url: `postgres://lifedesk@127.0.0.1:${directorPort}/postgres`,
    addressOf,
    async roles() {
      const is = async (role: string) => {
        for (const { name, rest } of members) {
          const answer = await fetch(`http://127.0.0.1:${rest}/${role}`).catch(() => null);
          await answer?.arrayBuffer();
          if (answer?.status === 200) return name;
        }
        return null;
      };
      return { primary: await is('primary'), replica: await is('synchronous') };
    },
  };
}

interface Member {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
}

/** A folder that only the user without rights can read. */
function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (unprivileged.uid) chownSync(path, unprivileged.uid, unprivileged.gid);
  return path;
}

function directorFor(folder: string, port: number, members: readonly Member[]): Program {
  const settings = join(folder, 'director.cfg');
  writeFileSync(
    settings,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((member) => `  server ${member.name} 127.0.0.1:${member.port} check port ${member.rest}\n`).join('')}`,
  );
  return programOf(findProgram('haproxy'), ['-q', '-db', '-f', settings], { port });
}

function serverOf(folder: string, etcdPort: number, { name, port, rest, data }: Member): DatabaseServer {
  const settings = join(folder, `${name}.yml`);
  // JSON is YAML
  writeFileSync(
    settings,
    JSON.stringify({
      scope: 'lifedesk',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: TTL_SECONDS,
          loop_wait: 2,
          retry_timeout: 5,
          synchronous_mode: true,
          failsafe_mode: true,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            // a replica that was away while the book was generated still finds what it missed
            parameters: { max_connections: 100, wal_log_hints: true, wal_keep_size: '16GB' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(data, 'pg'),
        bin_dir: findServer(),
        pgpass: join(data, 'pgpass'),
        authentication: { superuser: { username: 'lifedesk' }, replication: { username: 'replicator' } },
        parameters: { unix_socket_directories: data },
        pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      },
    }),
  );
  const patroni = programOf(findProgram('patroni'), [settings], {
    port: rest,
    as: unprivileged,
    cwd: data,
    log: join(folder, `${name}.log`),
  });
  const postmaster = () => Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    name,
    start: patroni.start,
    stop: () => patroni.end('SIGTERM'),
    async kill() {
      const pid = postmaster();
      process.kill(pid, 'SIGKILL');
      await patroni.end('SIGKILL');
      // its children end on their own once they notice
      while (isRunning(pid)) await pause(100);
    },
  };
}

/** Whether any process of a server is left. */
function isRunning(postmaster: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'pid=', '-s', String(postmaster)], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}
