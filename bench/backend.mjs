// The API as a process on a PostgreSQL server, and a signed-in customer of it.
import { beginLogin, confirmLogin, createSdk, resolveEnvironment, sendLoginOtp } from '@lifedesk/sdk';
import { startServer } from '../tools/run.mjs';

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
