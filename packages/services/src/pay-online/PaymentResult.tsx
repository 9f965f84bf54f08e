import { PaymentResult } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { premiumPayment } from './premium-payment.ts';

/** How the payment of premiums ended, or that it is still in process. */
export default function PremiumResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={premiumPayment} orderId={orderId} />;
}
