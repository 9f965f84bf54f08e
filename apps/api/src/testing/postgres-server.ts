import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../../../tools/postgres.ts');

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** The test run's server, or a new one for what the embedded engine cannot show. */
export async function postgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('PostgreSQL does not start'))),
  ]);
  return {
    url: String(line).trim(),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

export interface Cable {
  /** The server's URL through the cable. */
  url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A connection to a server that a test can cut. */
export async function cableTo(url: string): Promise<Cable> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
