import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** How long a browser keeps the answer to a preflight, in seconds. No browser keeps it longer. */
const PREFLIGHT_SECONDS = 7200;

/** What the SDK sends. A session is in these headers and never in a cookie, so no credentials are allowed. */
const SENT = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Correlation-Id',
  'X-Encrypted',
  'X-Envelope-Key-Id',
  'X-Source',
  'X-Staff-Token',
  'X-XSRF-Token',
];
const READ = ['Retry-After', 'X-Correlation-Id', 'X-Encrypted', 'X-Envelope-Key-Id', 'X-Server-Time'];

/** Lets pages of the listed origins call the API. Without any, browsers keep all other sites out. */
export async function addOtherOrigins(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: SENT,
    exposedHeaders: READ,
    maxAge: PREFLIGHT_SECONDS,
  });
}
