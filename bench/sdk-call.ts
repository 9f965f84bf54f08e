// An SDK call without envelope against openapi-fetch with one middleware, both with a function as the network.
import { createSdk, resolveEnvironment, validateSession } from '@lifedesk/sdk';
import createClient from 'openapi-fetch';
import { inTurns } from './measure.ts';

const BASE = 'https://qa.example/api';
const answer = JSON.stringify({
  token: 'a'.repeat(43),
  xsrfToken: 'b'.repeat(43),
  sessiontimeout: 900,
  currentDateTime: '2026-01-01T00:00:00.000Z',
  policiesData: Array.from({ length: 3 }, (_, at) => ({
    id: `p${at}`,
    policyNo: String(100_000_000 + at),
    planName: 'Meru Secure Future',
    policyStatus: 'In force',
    modalPremiuminclusiveGST: 2_500_000,
    dueDate: '05/03/2026',
  })),
});
const network = async () => new Response(answer, { status: 200, headers: { 'content-type': 'application/json' } });
const body = { policyNo: '100000000' };

export async function measure(): Promise<import('./table.ts').Row[]> {
  const environment = resolveEnvironment('qa.example', {
    bases: { QA: { customerService: BASE, content: BASE, email: BASE } },
  });
  const sdk = createSdk({ environment, fetch: network });

  const client: import('openapi-fetch').Client<import('../openapi/generated/types.ts').paths> = createClient({
    baseUrl: BASE,
    fetch: network,
  });
  client.use({
    onRequest({ request }) {
      request.headers.set('X-Correlation-Id', crypto.randomUUID());
      return request;
    },
  });
  const { ours, baseline } = await inTurns(
    () => validateSession(sdk, body),
    () => client.POST('/v1/validatesession', { body }),
  );
  return [
    {
      what: 'SDK call, no envelope',
      against: 'openapi-fetch with one middleware',
      unit: 'µs',
      ours,
      baseline,
      target: { atMost: 1.5 },
    },
  ];
}
