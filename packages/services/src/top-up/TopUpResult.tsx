import { PaymentResult } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { topUpPayment } from './top-up-payment.ts';

/** How the payment of a top-up ended, or that it is still in process. */
export default function TopUpResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={topUpPayment} orderId={orderId} />;
}
