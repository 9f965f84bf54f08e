import type { ReactElement } from 'react';
import { PaymentResult } from '../../steps/payment/PaymentResult.tsx';
import { premiumPayment } from './premium-payment.ts';

/** How the payment of premiums ended, or that it is still in process. */
export default function PremiumResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={premiumPayment} orderId={orderId} />;
}
