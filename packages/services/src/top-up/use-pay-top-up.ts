import { useApp, usePlace } from '@lifedesk/journey';
import { type BodyOf, isLifedeskError, newId, startPayment } from '@lifedesk/sdk';
import { useRef } from 'react';
import { topUpPayment } from './top-up-payment.ts';

type Item = BodyOf<'createPayment'>['items'][number];

/**
 * Starts the payment and leads to the gateway's page; does not return while that opens. The same choice keeps its idempotency
 * key while the page is open, so a second press or a retry after a lost answer is the same order.
 * @param onChanged another payment is under way, or the policy takes something else now
 */
export function usePayTopUp(onChanged: () => void): (item: Item) => Promise<never> {
  const { sdk, leave } = useApp();
  const { self } = usePlace();
  const keys = useRef(new Map<string, string>());
  return async (item) => {
    const choice = JSON.stringify(item);
    const idempotencyKey = keys.current.get(choice) ?? newId();
    keys.current.set(choice, idempotencyKey);
    const body = { purpose: topUpPayment.purpose, items: [item], returnPath: self() };
    try {
      const order = await startPayment(sdk, body, { idempotencyKey, background: true });
      leave(order.gatewayUrl, self({ orderId: order.orderId }));
    } catch (error) {
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) {
        keys.current.delete(choice);
        onChanged();
      }
      throw error;
    }
    return new Promise<never>(() => {});
  };
}
