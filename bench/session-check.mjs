// validateSession against a bare Fastify route with one SELECT, both on one PostgreSQL server that waits for the disk, in turns,
// with 32 connections from a process of its own.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../tools/postgres.mjs';
import { startServer } from '../tools/run.mjs';
import { signIn, startApi } from './backend.mjs';
import { median } from './measure.mjs';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;

/** @param {object} load @returns {Promise<number>} calls a second */
async function callsPerSecond(load) {
  const what = JSON.stringify({ connections: CONNECTIONS, seconds: SECONDS, ...load });
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.mjs'), what]);
  return JSON.parse(stdout).perSecond;
}

/** @returns {Promise<import('./table.mjs').Row[]>} */
export async function measure() {
  const database = await startPostgres({ durable: true });
  const env = { DATABASE_URL: database.url };
  const api = await startApi({ ...env, LIFEDESK_WEB: 'off' });
  const bare = await startServer('bench/bare-server.mjs', '/', env);
  try {
    const [person] = await (await fetch(`${api.origin}/sandbox/people`)).json();
    const sdk = await signIn(api.origin, person.policyNumbers[0], person.mobile);
    const { token, xsrfToken } = sdk.session.state.tokens ?? { token: '', xsrfToken: '' };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-xsrf-token': xsrfToken };
    const ourLoad = { port: api.port, path: '/api/v1/validatesession', headers, body: '{}' };
    const theirLoad = { port: bare.port, path: '/', headers: {}, body: '' };
    await callsPerSecond(ourLoad);
    await callsPerSecond(theirLoad);
    const ours = [];
    const baseline = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await callsPerSecond(ourLoad));
      baseline.push(await callsPerSecond(theirLoad));
    }
    return [
      {
        what: `validateSession on PostgreSQL, ${CONNECTIONS} connections`,
        against: 'a bare Fastify route with one SELECT',
        unit: 'calls/s',
        ours: median(ours),
        baseline: median(baseline),
        reach: { atLeast: 0.5 },
      },
    ];
  } finally {
    await Promise.all([api.stop(), bare.stop()]);
    await database.stop();
  }
}
