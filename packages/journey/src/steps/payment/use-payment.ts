import { type BodyOf, isLifedeskError, type LifedeskError, newId, startPayment } from '@lifedesk/sdk';
import { useRef, useState } from 'react';
import { useApp } from '../../provider/app.ts';
import { usePlace } from '../../provider/place.ts';
import type { PaymentFacts } from './payment-facts.ts';

type Items = BodyOf<'createPayment'>['items'];

/**
 * Starts a payment and leads to the gateway's page. The same choice keeps its idempotency key until the page is left, so
 * a second press, or a retry after a lost answer, is the same order; after a reload the server refuses a second order
 * and names the first.
 * @param onRefused called when the dues are not what was shown: an order is under way, or the amount has changed.
 */
export function usePayment(
  { purpose }: Pick<PaymentFacts, 'purpose'>,
  onRefused: (error: LifedeskError) => void,
): { paying: boolean; pay: (items: Items) => Promise<void> } {
  const { sdk, fail, leave } = useApp();
  const { self } = usePlace();
  const [paying, setPaying] = useState(false);
  const intents = useRef(new Map<string, string>());

  const keyOf = (choice: string) => {
    const key = intents.current.get(choice) ?? newId();
    intents.current.set(choice, key);
    return key;
  };

  const pay = async (items: Items) => {
    if (paying) return;
    setPaying(true);
    const choice = JSON.stringify(items);
    try {
      const order = await startPayment(
        sdk,
        { purpose, items, returnPath: self() },
        { idempotencyKey: keyOf(choice), background: true },
      );
      // stays busy: the gateway's page, or the result, takes this one's place
      leave(order.gatewayUrl, self({ orderId: order.orderId }));
    } catch (error) {
      setPaying(false);
      fail(error);
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) {
        intents.current.delete(choice);
        onRefused(error);
      }
    }
  };
  return { paying, pay };
}
