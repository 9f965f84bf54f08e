import { later, PaymentLogin, sessionKindAtom, usePlace } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Dues } from './Dues.tsx';

export {
  payOnline_description as description,
  payOnline_pageName as pageName,
} from '../texts.ts';

/** Seen by those who come back from the gateway. */
const PaymentResult = later(() => import('./PaymentResult.tsx'));
/** Companies have another list, which only they load. */
const CompanyDues = later(() => import('./company/CompanyDues.tsx'));

/** Who pays, what is due, and, once the gateway has sent the person back with an `orderId`, how it ended. */
export default function PayOnlineScreen(): ReactElement {
  const { query } = usePlace();
  const session = useAtomValue(sessionKindAtom);
  const orderId = query.get('orderId');
  if (session === 'none' || session === 'track')
    return (
      <PaymentLogin heading={m.payOnline_heading()} action={m.payOnline_seeDues()} orderId={orderId} hasCompanies />
    );
  if (orderId) return <PaymentResult key={orderId} orderId={orderId} />;
  if (session === 'corp') return <CompanyDues />;
  return <Dues chosenId={query.get('id')} />;
}
