import * as m from '@lifedesk/journey/messages';
import { type BodyOf, isLifedeskError, newId, startPayment, viewPaymentDetails } from '@lifedesk/sdk';
import { useRef, useState } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import type { PaymentFacts } from './payment-facts.ts';

type Items = BodyOf<'createPayment'>['items'];

/**
 * Starts a payment and opens the gateway's page. The same choice keeps its idempotency key until the page is left, so a
 * second press, or a retry after a lost response, is the same order; after a reload the server refuses a second order
 * and names the first.
 * If the order in process pays for the one chosen policy and the session may see it, its status opens.
 * @param onChanged called when the dues differ from what was shown: another order is in process, or the amount has
 * changed.
 */
export function usePayment(
  { purpose }: Pick<PaymentFacts, 'purpose'>,
  onChanged: () => void,
): { paying: boolean; pay: (items: Items) => Promise<void> } {
  const { sdk, fail, leave } = useApp();
  const { open, self } = usePageNavigation();
  const [paying, setPaying] = useState(false);
  const intents = useRef(new Map<string, string>());

  const keyOf = (choice: string) => {
    const key = intents.current.get(choice) ?? newId();
    intents.current.set(choice, key);
    return key;
  };

  const findOngoing = async ([item, ...others]: Items): Promise<string | undefined> => {
    if (!item || others.length > 0) return undefined;
    const [payment] = await viewPaymentDetails(sdk, { policyNo: item.policyNo }, silent).catch(() => []);
    return payment?.ongoingOrderId;
  };

  const pay = async (items: Items) => {
    if (paying) return;
    setPaying(true);
    const choice = JSON.stringify(items);
    try {
      const order = await startPayment(
        sdk,
        { purpose, items, returnPath: self() },
        { idempotencyKey: keyOf(choice), message: m.payment_startingPayment() },
      );
      // stays busy: the gateway's page, or the result, replaces this one
      leave(order.gatewayUrl, self({ orderId: order.orderId }));
    } catch (error) {
      setPaying(false);
      fail(error);
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) {
        intents.current.delete(choice);
        const orderId = error.code === 'payment-ongoing' ? await findOngoing(items) : undefined;
        if (orderId) open(self({ orderId }));
        else onChanged();
      }
    }
  };
  return { paying, pay };
}
