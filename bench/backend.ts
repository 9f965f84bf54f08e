// Starts the API as a process on a PostgreSQL server, and signs customers in to it.
import { createSdk, resolveEnvironment, type Sdk, takeOverLogin } from '@lifedesk/sdk';
import { startServer } from '../tools/run.ts';

/**
 * @param env variables for the API, such as DATABASE_URL
 * @param options `simulated: false` runs it as in production, with external systems
 */
export const startApi = (env: Record<string, string>, { simulated = true }: { simulated?: boolean } = {}) =>
  startServer(simulated ? 'apps/api/simulators/main.ts' : 'apps/api/src/main.ts', '/api/health', {
    LIFEDESK_LOG_LEVEL: 'error',
    LIFEDESK_RATE_LIMIT: '1000000',
    LIFEDESK_RATE_LIMIT_ANONYMOUS: '1000000',
    ...env,
  });

/** Opens a customer's session, the way another app of the insurer hands one over. */
export async function signIn(
  origin: string,
  clientId: string,
  audience: 'retail' | 'corporate' = 'retail',
): Promise<Sdk> {
  const response = await fetch(`${origin}/sandbox/authcode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId }),
  });
  const { authCode } = await response.json();
  const api = `${origin}/api`;
  const environment = resolveEnvironment('qa.example', {
    bases: { QA: { customerService: api, content: api, email: api } },
  });
  const sdk = createSdk({ environment });
  await takeOverLogin(sdk, audience, { authCode });
  return sdk;
}
