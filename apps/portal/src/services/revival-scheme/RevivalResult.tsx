import type { ReactElement } from 'react';
import { PaymentResult } from '../../steps/payment/PaymentResult.tsx';
import { revivalPayment } from './revival-payment.ts';

/** How the payment of a revival ended, or that it is still in process. */
export default function RevivalResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={revivalPayment} orderId={orderId} />;
}
