import { PaymentResult } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { revivalPayment } from './revival-payment.ts';

/** How the payment of a revival ended, or that it is still in process. */
export default function RevivalResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={revivalPayment} orderId={orderId} />;
}
