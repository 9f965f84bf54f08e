import { useApp, usePageNavigation, useSubmitAndRedirect } from '@lifedesk/journey';
import { type BodyOf, startPayment } from '@lifedesk/sdk';
import { topUpPayment } from './top-up-payment.ts';

type Item = BodyOf<'createPayment'>['items'][number];

/**
 * Starts the payment and opens the gateway's page.
 * @param onChanged another payment is in process, or the policy's limits have changed
 */
export function usePayTopUp(onChanged: () => void): (item: Item) => Promise<never> {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  return useSubmitAndRedirect(async (item, idempotencyKey) => {
    const body = { purpose: topUpPayment.purpose, items: [item], returnPath: self() };
    const { gatewayUrl, orderId } = await startPayment(sdk, body, { idempotencyKey, background: true });
    return { url: gatewayUrl, resultAddress: self({ orderId }) };
  }, onChanged);
}
