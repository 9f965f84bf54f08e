import type { RunningApi } from '@lifedesk/api/testing';
import { vi } from 'vitest';
import type { RenderedService } from './render.tsx';

/**
 * Brings the payer back to a page after the gateway has received another amount than the one of the newest payment.
 * @param path of the page that the gateway leads back to
 */
export async function receiveAnotherAmount(
  api: RunningApi,
  { navigate }: RenderedService,
  path: string,
): Promise<void> {
  const { id, gateway_reference } = await api.deps.db
    .selectFrom('payment_order')
    .select(['id', 'gateway_reference'])
    .where('state', '=', 'created')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const received = { reference: gateway_reference ?? '', amount: 100, at: api.now() };
  vi.spyOn(api.deps.gateway, 'status').mockResolvedValueOnce({ orderId: id, state: 'paid', ...received });
  await navigate(`${path}?orderId=${id}`);
}
