import { PaymentResult } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { loanPayment } from './loan-payment.ts';

/** How the payment of a loan ended, or that it is still in process. */
export default function LoanResult({ orderId }: { readonly orderId: string }): ReactElement {
  return <PaymentResult facts={loanPayment} orderId={orderId} />;
}
