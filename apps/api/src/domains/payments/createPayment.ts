import { ok, type RequestBody, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { assertServiceOpen } from '../notices/public.ts';
import { placeBeforePartial } from './gateway/supersede-partial.ts';
import { placeOrder } from './place/place-order.ts';

/**
 * The core services that each purpose needs for calculation and posting. Premiums are accepted at any time; the revival
 * domain checks its own.
 */
const CORE_SERVICES: Partial<Record<RequestBody<'createPayment'>['purpose'], string>> = {
  loan: 'pay-loan',
};

export const createPayment = sessionHandler('createPayment', async ({ body, headers, session }, deps) => {
  if (body.purpose === 'revival' && session.kind !== 'full') throw problem('session-kind');
  const core = CORE_SERVICES[body.purpose];
  if (core) await assertServiceOpen(deps, core);
  for (const checks of deps.contributions.orderChecks) await checks[body.purpose]?.(deps, session, body.items);
  const place = () => placeOrder(deps, session, headers['Idempotency-Key'], body);
  return ok(await placeBeforePartial(deps, session, body, place));
});

export const corporateCreatePayment = sessionHandler(
  'corporateCreatePayment',
  async ({ body, headers, session }, deps) => ok(await placeOrder(deps, session, headers['Idempotency-Key'], body)),
);
