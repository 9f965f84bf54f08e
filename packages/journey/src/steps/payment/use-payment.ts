import * as m from '@lifedesk/journey/messages';
import { type BodyOf, isLifedeskError, startPayment, viewPaymentDetails } from '@lifedesk/sdk';
import { useState } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { useSubmitAndRedirect } from './use-submit-and-redirect.ts';

type Items = BodyOf<'createPayment'>['items'];

/**
 * Starts a payment and opens the gateway's page, as `useSubmitAndRedirect` does; after a reload the server refuses a
 * second order and names the first.
 * If the order in process pays for the one chosen policy and the session may see it, its status opens.
 * @param onChanged called when the dues differ from what was shown: another order is in process, or the amount has
 * changed.
 */
export function usePayment(
  { purpose }: Pick<PaymentFacts, 'purpose'>,
  onChanged: () => void,
): { paying: boolean; pay: (items: Items) => Promise<void> } {
  const { sdk, fail } = useApp();
  const { open, self } = usePageNavigation();
  const [paying, setPaying] = useState(false);
  const submit = useSubmitAndRedirect(async (items: Items, idempotencyKey) => {
    const body = { purpose, items, returnPath: self() };
    const options = { idempotencyKey, message: m.payment_startingPayment() };
    const { gatewayUrl, orderId } = await startPayment(sdk, body, options);
    return { url: gatewayUrl, resultAddress: self({ orderId }) };
  });

  const findOngoing = async ([item, ...others]: Items): Promise<string | undefined> => {
    if (!item || others.length > 0) return undefined;
    const [payment] = await viewPaymentDetails(sdk, { policyNo: item.policyNo }, silent).catch(() => []);
    return payment?.ongoingOrderId;
  };

  const pay = async (items: Items) => {
    if (paying) return;
    setPaying(true);
    try {
      // stays busy: the gateway's page, or the result, replaces this one
      await submit(items);
    } catch (error) {
      setPaying(false);
      fail(error);
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) {
        const orderId = error.code === 'payment-ongoing' ? await findOngoing(items) : undefined;
        if (orderId) open(self({ orderId }));
        else onChanged();
      }
    }
  };
  return { paying, pay };
}
