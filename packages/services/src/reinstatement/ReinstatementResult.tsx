import { PaymentResult } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { reinstatementPayment } from './reinstatement-payment.ts';

/** How the payment of a reinstatement ended, or that it is still in process. */
export default function ReinstatementResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={reinstatementPayment} orderId={orderId} />;
}
