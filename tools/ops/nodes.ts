import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { borrowPostgres } from '../postgres.ts';
import { answers, freePort, serve } from '../run.ts';

export interface Node {
  readonly origin: string;
  readonly port: number;
  /** What it logged, at `warn` and above. */
  readonly log: () => string;
  /** Sends a signal and resolves to the exit code once the process has ended; null if the signal killed it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/**
 * Starts the API with its simulators, as a process. Throws with its log if it does not get ready.
 * @param options program: that of another release; port: any free one by default
 */
export async function startNode(
  env: Record<string, string>,
  { program = 'apps/api/simulators/main.ts', port: wanted }: { program?: string; port?: number } = {},
): Promise<Node> {
  const port = wanted ?? (await freePort());
  const { child } = serve([program], {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LIFEDESK_WEB: 'off',
      LIFEDESK_RATE_LIMIT: '1000000',
      LIFEDESK_RATE_LIMIT_ANONYMOUS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  const ended: Promise<[number | null]> = once(child, 'exit') as Promise<[number | null]>;
  const origin = `http://127.0.0.1:${port}`;
  if (!(await isReady())) {
    child.kill('SIGKILL');
    throw new Error(`the node does not start: ${log || 'it says nothing'}`);
  }
  return {
    origin,
    port,
    log: () => log,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };

  function isReady(): Promise<boolean> {
    return answers(`${origin}/api/health/ready`, child);
  }
}

/** A new database on its own PostgreSQL server, which ends with this process. */
export async function borrowDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, stop } = await borrowPostgres();
  const name = `lifedesk_ops_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, stop };
}
