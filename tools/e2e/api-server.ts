import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE, freePort, root, STARTS_WITHIN } from '../run.ts';
import { createDatabase } from './database.ts';

export interface ApiServer {
  readonly origin: string;
  /** Ends the process immediately, like a crash; the data stay. */
  kill(): Promise<void>;
  /** Restarts it on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ApiServerOptions {
  /** True for the API as in production; otherwise all external systems are simulated. */
  readonly isReal?: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** The address for browsers, given the port it listens on. */
  readonly origin?: (port: number) => string;
  /** A PostgreSQL server to create a database on; otherwise the data are in a folder, in the embedded engine. */
  readonly server?: string | undefined;
  /** A data folder that outlives the server; otherwise it gets one that is deleted with it. */
  readonly data?: string;
  /** Resolves when the server is ready. */
  readonly isReady: (origin: string) => Promise<boolean>;
}

/** Starts the API as `npm start` does, with its own data, which are deleted when it stops. */
export async function startApi({
  env,
  isReal = false,
  isReady,
  data: given,
  server,
  origin: originOf,
}: ApiServerOptions): Promise<ApiServer> {
  const port = await freePort();
  const origin = originOf?.(port) ?? `http://localhost:${port}`;
  const data = given ?? (await mkdtemp(join(tmpdir(), 'lifedesk-e2e-')));
  const database = server === undefined ? undefined : await createDatabase(server, process.env.LIFEDESK_TABLES);
  const engine = database ? { DATABASE_URL: database.url } : {};
  let child: ChildProcess;
  let log = '';

  const start = async () => {
    child = spawn(process.execPath, [...FROM_SOURCE, isReal ? 'apps/api/src/main.ts' : 'apps/api/simulators/main.ts'], {
      cwd: root,
      env: { ...process.env, LIFEDESK_DATA: data, PORT: String(port), LIFEDESK_PUBLIC_URL: origin, ...engine, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-8_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const until = Date.now() + STARTS_WITHIN;
    while (!(await isReady(origin).catch(() => false))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The API did not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    origin,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await database?.drop();
      if (given === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}
