import { attentionAtom, type Policy, sessionKindAtom, setNotificationsAtom, useOperation } from '@lifedesk/journey';
import {
  addressDetails,
  notifications,
  policyDocumentList,
  viewLoans,
  viewPaymentDetails,
  viewPolicy,
} from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';

/** What a company does not load or wait for. */
const pending = () => new Promise<never>(() => {});
/** What is known already. */
const nothingNew = () => Promise.resolve(undefined);

/**
 * Everything that a policy's page shows beyond the dashboard's data, loaded at once. Each part shows its own failure;
 * `isWaiting` until all of them have settled for the first time, so that none moves another when it loads.
 */
export function usePolicyParts({ policyNo, paymentDetails }: Policy) {
  const isCompany = useAtomValue(sessionKindAtom) === 'corp';
  const view = useOperation(viewPolicy, { policyNo });
  const letters = useOperation(isCompany ? pending : addressDetails, { policyNo });
  const loan = useOperation(isCompany ? pending : viewLoans, { policyNo });
  const receipts = useOperation(policyDocumentList, { policyNo, kind: 'premium-receipt' });
  // a company's policy page loads its own
  const payments = useOperation(isCompany ? pending : viewPaymentDetails, { policyNo });
  const payment = paymentDetails ?? (payments.state === 'loaded' ? payments.answer[0] : undefined);
  // after a reload it is not known yet what needs attention; it is above the rest and loads with it
  const attention = useAtomValue(attentionAtom);
  const takeNotifications = useSetAtom(setNotificationsAtom);
  const [asksAttention] = useState(!isCompany && attention === undefined);
  const needs = useOperation(asksAttention ? notifications : nothingNew, {});
  const found = needs.state === 'loaded' ? needs.answer : undefined;
  // before the page is painted
  useLayoutEffect(() => {
    if (found) takeNotifications(found);
  }, [found, takeNotifications]);
  const [isFirst, setIsFirst] = useState(true);
  const isWaiting =
    isFirst &&
    (isCompany ? [view, receipts] : [view, letters, loan, receipts, payments, needs]).some(
      ({ state }) => state === 'waiting',
    );
  // a retried part waits in its own place
  if (isFirst && !isWaiting) setIsFirst(false);
  return { isCompany, view, letters, loan, receipts, payment, isWaiting };
}

export type PolicyParts = ReturnType<typeof usePolicyParts>;
