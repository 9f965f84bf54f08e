import { format12HourTime, formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';

import { Button, type DataListItem, DownloadIcon, MessageScreen, type MessageType, RetryIcon } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import { to } from '../../registry/to.ts';
import { sessionKindAtom } from '../../state/session.ts';
import type { Order } from './use-order.ts';
import { useReceipt } from './use-receipt.ts';

interface PaymentOutcomeProps {
  readonly order: Order;
  /** It is being looked at again by itself. */
  readonly looking: boolean;
  readonly onLookAgain: () => void;
}

/** The result of a payment: final with a receipt or a way to try again, or in process with a way to look again. */
export function PaymentOutcome({ order, looking, onLookAgain }: PaymentOutcomeProps): ReactElement {
  const kind = useAtomValue(sessionKindAtom);
  const { saving, save } = useReceipt(order.orderId);
  const { type, heading, body } = wordsOf(order);
  const canStillPay = !order.isFinal && order.gatewayUrl !== undefined;
  return (
    <MessageScreen
      config={{
        messageType: type,
        workType: m.payOnline_premiumPayment(),
        heading,
        body,
        amount: formatRupees(order.amount),
        description: order.isFinal ? undefined : looking ? m.payOnline_lookingAgain() : m.payOnline_lookLater(),
        dataDetails: detailsOf(order),
      }}
      actions={
        <>
          {order.state === 'paid' && (
            <Button icon={DownloadIcon} onClick={save} loading={saving} loadingLabel={m.payOnline_makingReceipt()}>
              {m.payOnline_downloadReceipt()}
            </Button>
          )}
          {canStillPay && <Button href={order.gatewayUrl ?? ''}>{m.payOnline_goOnPaying()}</Button>}
          {!order.isFinal && !looking && (
            <Button variant="secondary" icon={RetryIcon} onClick={onLookAgain}>
              {m.payOnline_lookAgain()}
            </Button>
          )}
          {order.isFinal && order.state !== 'paid' && <Button href={to('pay-online')}>{m.payOnline_tryAgain()}</Button>}
          {order.state === 'paid' && (
            <Button variant="secondary" href={to('pay-online')}>
              {m.payOnline_payAnother()}
            </Button>
          )}
          {kind === 'full' && (
            <Button variant="text" href={to('dashboard')}>
              {m.app_toDashboard()}
            </Button>
          )}
        </>
      }
    />
  );
}

function wordsOf({ state, reason }: Order): { type: MessageType; heading: string; body: string } {
  switch (state) {
    case 'paid':
      return { type: 'success', heading: m.payOnline_paid(), body: m.payOnline_paidBody() };
    case 'pending':
      return { type: 'pending', heading: m.payOnline_pending(), body: m.payOnline_pendingBody() };
    case 'created':
      return { type: 'pending', heading: m.payOnline_created(), body: m.payOnline_createdBody() };
    case 'declined':
      return { type: 'failure', heading: m.payOnline_declined(), body: reason ?? m.payOnline_declinedBody() };
    case 'cancelled':
      return { type: 'failure', heading: m.payOnline_cancelled(), body: m.payOnline_cancelledBody() };
    case 'expired':
      return { type: 'failure', heading: m.payOnline_expired(), body: m.payOnline_expiredBody() };
  }
}

function detailsOf({ items, orderId, receiptNo, gatewayReference, paidAt, createdAt }: Order): DataListItem[] {
  const at = new Date(paidAt ?? createdAt);
  const optional: (DataListItem | false | undefined)[] = [
    receiptNo !== undefined && { label: m.payOnline_receiptNo(), value: receiptNo, figure: true },
    gatewayReference !== undefined && { label: m.payOnline_gatewayRef(), value: gatewayReference },
  ];
  return [
    ...items.map(({ policyNo, amount }) => ({
      label: m.payOnline_policy({ policyNo }),
      value: formatRupees(amount),
      figure: true,
    })),
    {
      label: paidAt ? m.payOnline_paidOn() : m.payOnline_startedOn(),
      value: `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`,
      figure: true,
    },
    ...optional.filter((item): item is DataListItem => Boolean(item)),
    { label: m.payOnline_orderNo(), value: orderId },
  ];
}
