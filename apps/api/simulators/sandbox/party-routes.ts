import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../src/platform/is-record.ts';
import { problem } from '../../src/platform/problem.ts';
import { MERCHANT_ID } from '../gateway/merchant.ts';
import { STAFF_PEOPLE } from '../staff/staff-people.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';

const MANAGER = STAFF_PEOPLE.find(({ roles }) => roles.includes('branch-manager'));

/** A grey picture of 8 by 8 pixels: the simulated party takes every picture for a living face. */
const FACE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAAAAQAAAAAAAAAAAAAAAAAAAP/EABQQAAEAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/** What scripts do for parties that have no page, or a page for people only. */
export function addPartyRoutes(app: FastifyInstance, { sandbox: { gateway } }: SandboxRoutes): void {
  app.post('/approval', async (request) => {
    const approved = await gateway.approve({ merchantId: MERCHANT_ID, orderId: textIn(request.body, 'id') });
    if (!approved) throw problem('not-found');
    return approved;
  });

  app.get('/face', async () => ({ picture: FACE }));

  app.get('/staff', async () => ({ returnAddress: 'http://localhost:4300/' }));

  app.post('/staff', async (request) => {
    const { search } = URL.parse(textIn(request.body, 'signInAddress')) ?? {};
    // below the same address as this call, whatever the prefix
    const url = `${request.url}-provider/authorize${search ?? ''}&staff=${MANAGER?.id}`;
    const { headers } = await app.inject({ method: 'GET', url });
    const returned = URL.parse(String(headers.location))?.hash;
    if (!returned) throw refusal('signInAddress', "must be one of the provider's");
    return Object.fromEntries(new URLSearchParams(returned.slice(1)));
  });
}

function textIn(body: unknown, name: string): string {
  const value = isRecord(body) ? body[name] : undefined;
  if (typeof value !== 'string') throw refusal(name, 'must be text');
  return value;
}

const refusal = (name: string, detail: string) => problem('validation', { errors: [{ pointer: `/${name}`, detail }] });
