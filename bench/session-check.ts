// validateSession against a bare Fastify route with one SELECT, both on one PostgreSQL server that waits for the disk, alternating,
// with 32 connections from a separate process, each with its own session.
import { randomBytes } from 'node:crypto';
import { borrowPostgres } from '../tools/postgres.ts';
import { startServer } from '../tools/run.ts';
import { signIn, startApi } from './backend.ts';
import { CONNECTIONS, callsPerSecond, loadInTurns, WITHOUT_SANDBOX } from './under-load.ts';

export async function measure(): Promise<import('./table.ts').Row[]> {
  const database = await borrowPostgres({ durable: true });
  const stops = [database.stop];
  try {
    const env = {
      DATABASE_URL: database.url,
      LIFEDESK_WEB: 'off',
      LIFEDESK_SECRET: randomBytes(32).toString('base64url'),
    };
    const sessions = await signedIn(env);
    const api = await startApi({ ...env, ...WITHOUT_SANDBOX }, { simulated: false });
    stops.unshift(api.stop);
    const bare = await startServer('bench/bare-server.ts', '/', { DATABASE_URL: database.url });
    stops.unshift(bare.stop);
    const headers = sessions.map(({ token, xsrfToken }) => ({
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-xsrf-token': xsrfToken,
    }));
    const ourLoad = { port: api.port, path: '/api/v1/validatesession', headers, body: '{}' };
    const theirLoad = { port: bare.port, path: '/', headers: [{}], body: '' };
    return [
      {
        what: `validateSession on PostgreSQL, ${CONNECTIONS} connections`,
        against: 'a bare Fastify route with one SELECT',
        unit: 'calls/s',
        ...(await loadInTurns(
          () => callsPerSecond(ourLoad),
          () => callsPerSecond(theirLoad),
        )),
        target: { atLeast: 0.5 },
      },
    ];
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Sessions of the demo customers in rotation, opened in the sandbox on the same database. */
async function signedIn(env: Record<string, string>) {
  const sandbox = await startApi(env);
  try {
    const all: { clientId: string; kind: 'person' | 'company' }[] = await (
      await fetch(`${sandbox.origin}/sandbox/people`)
    ).json();
    const people = all.filter(({ kind }) => kind === 'person');
    const sessions = [];
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const sdk = await signIn(sandbox.origin, people[n % people.length]?.clientId ?? '');
      sessions.push(sdk.session.state.tokens ?? { token: '', xsrfToken: '' });
    }
    return sessions;
  } finally {
    await sandbox.stop();
  }
}
