// The API as a process on a PostgreSQL server, and a signed-in customer of it.
import { createServer } from 'node:net';
import { beginLogin, confirmLogin, createSdk, resolveEnvironment, sendLoginOtp } from '@lifedesk/sdk';
import { answers, serve } from '../tools/run.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/**
 * Starts a server of ours as a process.
 * @param {string} program @param {string} ready path that answers once it is ready @param {Record<string, string>} env
 */
export async function startServer(program, ready, env) {
  const port = await freePort();
  const server = serve([program], { env: { PORT: String(port), ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  if (!(await answers(origin + ready, { child: server.child, within: 120_000 })))
    throw new Error(`${program} does not start`);
  return { port, origin, stop: server.stop };
}

/** @param {Record<string, string>} env of the API, such as DATABASE_URL */
export const startApi = (env) =>
  startServer('apps/api/src/main.ts', '/api/health', {
    LIFEDESK_LOG_LEVEL: 'error',
    LIFEDESK_RATE_LIMIT: '1000000',
    LIFEDESK_RATE_LIMIT_ANONYMOUS: '1000000',
    ...env,
  });

/**
 * Signs a demo person in, as an app would. @param {string} origin @param {string} policyNo @param {string} mobile
 * @returns {Promise<import('@lifedesk/sdk').Sdk>}
 */
export async function signIn(origin, policyNo, mobile) {
  const api = `${origin}/api`;
  const environment = resolveEnvironment('qa.example', {
    bases: { QA: { customerService: api, content: api, email: api } },
  });
  const sdk = createSdk({ environment });
  await beginLogin(sdk, { loginId: policyNo, workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  const outbox = await (await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(mobile)}`)).json();
  await confirmLogin(sdk, outbox[0].otp);
  return sdk;
}
