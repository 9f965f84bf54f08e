import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Telemetry } from '../platform/telemetry/start-telemetry.ts';
import { today } from '../platform/today.ts';
import { addBusinessMetrics } from './business-metrics.ts';
import { findAgedRupees, findStageSums } from './rupees.store.ts';
import { rupeesPage } from './rupees-page.ts';

/** Rows of the page; the stages count all. */
const ROWS = 200;

/**
 * What operators see, on a port of its own: `/metrics` for Prometheus, and `/rupees`, a page or, if asked for, JSON. It
 * names orders, policies and payouts, and no people.
 */
export function createOperatorServer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { answerMetrics }: Pick<Telemetry, 'answerMetrics'>,
): FastifyInstance {
  const app = Fastify({ requestTimeout: 60_000, bodyLimit: 1024 });
  if (answerMetrics) {
    addBusinessMetrics(deps);
    app.get('/metrics', (request, reply) => {
      reply.hijack();
      answerMetrics(request.raw, reply.raw);
    });
  }
  app.get('/rupees', async (request, reply) => {
    const day = today(deps.clock);
    const [stages, aged] = await Promise.all([findStageSums(deps.db, day), findAgedRupees(deps.db, day, ROWS)]);
    const rupees = { today: day, stages, aged };
    if (request.headers.accept?.includes('application/json')) return rupees;
    return reply.type('text/html; charset=utf-8').send(rupeesPage(rupees));
  });
  return app;
}
