import { lazyPart, PaymentLogin, sessionKindAtom, usePageNavigation } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Dues } from './Dues.tsx';

export {
  payOnline_description as description,
  payOnline_pageName as pageName,
} from '../texts.ts';

/** Loads when the person returns from the gateway. */
const PaymentResult = lazyPart(() => import('./PaymentResult.tsx'));
/** Companies have their own list, which only they load. */
const CompanyDues = lazyPart(() => import('./company/CompanyDues.tsx'));

/** Who pays, what is due, and, back from the gateway with an `orderId`, the result. */
export default function PayOnlineScreen(): ReactElement {
  const { query } = usePageNavigation();
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
