import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { addDrain } from './drain.ts';
import { addErrorAnswers } from './errors.ts';
import { addHealth } from './health.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false, seeded: false });
});
afterAll(() => api.close());

it.each([
  [200, 0],
  [503, Number.MAX_SAFE_INTEGER],
])('is %i with a disk on which %d bytes have to be free', async (status, least) => {
  await api.deps.files.put('health/a', { content: Buffer.from('a'), contentType: 'text/plain' });
  const app = Fastify();
  addDrain(app);
  addErrorAnswers(app);
  addHealth(app, api.deps, least);
  expect((await app.inject('/health/ready')).statusCode).toBe(status);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});
