import { lazyPart, PaymentLogin, sessionKindAtom, usePageNavigation } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Loans } from './Loans.tsx';

export { payLoan_pageName as pageName } from '../texts.ts';

/** Loads when the person returns from the gateway. */
const LoanResult = lazyPart(() => import('./LoanResult.tsx'));

/** Who pays, what is owed, and, back from the gateway with an `orderId`, the result of the payment. */
export default function PayLoanScreen(): ReactElement {
  const { query } = usePageNavigation();
  const session = useAtomValue(sessionKindAtom);
  const orderId = query.get('orderId');
  if (session === 'none' || session === 'track')
    return (
      <PaymentLogin
        heading={m.payLoan_heading()}
        action={m.payLoan_seeLoans()}
        allowed={m.payLoan_allowed()}
        orderId={orderId}
      />
    );
  if (orderId) return <LoanResult key={orderId} orderId={orderId} />;
  return <Loans chosenId={query.get('id')} />;
}
