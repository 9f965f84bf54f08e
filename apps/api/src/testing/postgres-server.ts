import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
