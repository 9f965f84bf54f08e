import {
  attentionAtom,
  type Policy,
  sessionKindAtom,
  setNotificationsAtom,
  silent,
  useAnswer,
  useApp,
} from '@lifedesk/journey';
import {
  addressDetails,
  notifications,
  policyDocumentList,
  viewLoans,
  viewPaymentDetails,
  viewPolicy,
} from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

/** What a company does not load or wait for. */
const pending = () => new Promise<never>(() => {});

/**
 * Everything that a policy's page shows beyond the dashboard's data, loaded at once. Each part shows its own failure;
 * `isWaiting` until all of them have settled for the first time, so that none moves another when it loads.
 */
export function usePolicyParts({ policyNo, paymentDetails }: Policy) {
  const { sdk } = useApp();
  const isCompany = useAtomValue(sessionKindAtom) === 'corp';
  const view = useAnswer(
    useCallback((signal: AbortSignal) => viewPolicy(sdk, { policyNo }, { ...silent, signal }), [sdk, policyNo]),
  );
  const letters = useAnswer(
    useCallback(
      (signal: AbortSignal) => (isCompany ? pending() : addressDetails(sdk, { policyNo }, { ...silent, signal })),
      [sdk, policyNo, isCompany],
    ),
  );
  const loan = useAnswer(
    useCallback(
      (signal: AbortSignal) => (isCompany ? pending() : viewLoans(sdk, { policyNo }, { ...silent, signal })),
      [sdk, policyNo, isCompany],
    ),
  );
  const receipts = useAnswer(
    useCallback(
      (signal: AbortSignal) => policyDocumentList(sdk, { policyNo, kind: 'premium-receipt' }, { ...silent, signal }),
      [sdk, policyNo],
    ),
  );
  // a company's policy page loads its own
  const payments = useAnswer(
    useCallback(
      (signal: AbortSignal) => (isCompany ? pending() : viewPaymentDetails(sdk, { policyNo }, { ...silent, signal })),
      [sdk, policyNo, isCompany],
    ),
  );
  const payment = paymentDetails ?? (payments.state === 'loaded' ? payments.answer[0] : undefined);
  // after a reload it is not known yet what needs attention; it is above the rest and loads with it
  const attention = useAtomValue(attentionAtom);
  const takeNotifications = useSetAtom(setNotificationsAtom);
  const [asksAttention] = useState(!isCompany && attention === undefined);
  const needs = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (!asksAttention) return;
        const answer = await notifications(sdk, {}, { ...silent, signal });
        if (!signal.aborted) takeNotifications(answer);
      },
      [sdk, asksAttention, takeNotifications],
    ),
  );
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
