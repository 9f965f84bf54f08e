import * as m from '@lifedesk/journey/messages';
import { format12HourTime, formatCount, formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import { reversalText, takenBackText } from '@lifedesk/rules/texts';
import {
  Button,
  type DataListItem,
  DownloadIcon,
  MessageScreen,
  type MessageType,
  RetryIcon,
  Stack,
} from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { lazyPart } from '../../answers/lazy-part.tsx';
import { useResultHeading } from '../../engine/use-result-heading.ts';
import type { Locale } from '../../locale/locale.ts';
import { useLocale } from '../../locale/locale-atom.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import { ToDashboard } from '../../provider/ToDashboard.tsx';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import { GiveUpPayment } from './GiveUpPayment.tsx';
import { PaidPolicies } from './PaidPolicies.tsx';
import type { Order, PaymentFacts } from './payment-facts.ts';
import { purposeWords } from './purpose-words.ts';
import { useInvoice, useReceipt } from './use-receipt.ts';

/** Its library loads once there is a receipt. */
const ReceiptCheck = lazyPart(() => import('./ReceiptCheck.tsx'));

/** Up to this many policies are in the details of a payment; more are in a paged list. */
const mostInDetails = 10;

interface PaymentOutcomeProps {
  readonly facts: PaymentFacts;
  readonly order: Order;
  /** It is being checked again automatically. */
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** The result of a payment: final with a receipt or a retry, or in process with a button to check again. */
export function PaymentOutcome({ facts, order, isChecking, onCheckAgain }: PaymentOutcomeProps): ReactElement {
  const { self } = usePageNavigation();
  const language = useLocale();
  const receipt = useReceipt({ orderId: order.orderId });
  const invoice = useInvoice({ orderId: order.orderId });
  const { type, heading, body } = wordsOf(order, facts, language);
  useTitlePrefix(heading);
  const outcome = order.reversal ? 'reversed' : order.state;
  const result = useResultHeading(outcome);
  const canStillPay = !order.isFinal && order.gatewayUrl !== undefined;
  const isPaid = order.state === 'paid' && order.reversal === undefined;
  return (
    <Stack gap="8">
      <MessageScreen
        key={outcome}
        headingRef={result}
        subject={isPaid ? 'paid' : undefined}
        config={{
          messageType: type,
          workType: facts.workType(),
          heading,
          body,
          amount: formatRupees(order.amount),
          description: order.isFinal ? undefined : (
            <p role="status">{isChecking ? m.payment_lookingAgain() : facts.lookLater()}</p>
          ),
          dataDetails: detailsOf(order),
        }}
        actions={
          <>
            {isPaid && (
              <Button
                icon={DownloadIcon}
                onClick={receipt.save}
                loading={receipt.saving}
                loadingLabel={m.payment_makingReceipt()}
              >
                {m.payment_downloadReceipt()}
              </Button>
            )}
            {isPaid && order.invoiceNo !== undefined && (
              <Button
                variant="secondary"
                icon={DownloadIcon}
                onClick={invoice.save}
                loading={invoice.saving}
                loadingLabel={m.payment_makingInvoice()}
              >
                {m.payment_downloadInvoice()}
              </Button>
            )}
            {canStillPay && <Button href={order.gatewayUrl ?? ''}>{m.payment_goOnPaying()}</Button>}
            {order.canCancel && <GiveUpPayment orderId={order.orderId} onDone={onCheckAgain} />}
            {!order.isFinal && !isChecking && (
              <Button variant="secondary" icon={RetryIcon} onClick={onCheckAgain}>
                {m.payment_lookAgain()}
              </Button>
            )}
            {order.isFinal && !isPaid && (
              <Button href={self(facts.again?.(order.orderId))}>{m.payment_tryAgain()}</Button>
            )}
            {isPaid && facts.payAnother && (
              <Button variant="secondary" href={self()}>
                {facts.payAnother()}
              </Button>
            )}
            <ToDashboard variant="text" />
          </>
        }
      />
      {order.receiptCheck !== undefined && (
        <ReceiptCheck address={order.receiptCheck} service={facts.service} orderId={order.orderId} />
      )}
      {order.items.length > mostInDetails && <PaidPolicies items={order.items} />}
    </Stack>
  );
}

function wordsOf(
  { state, createdAt, reasonCode, reversal: takenBack }: Order,
  facts: PaymentFacts,
  language: Locale,
): { type: MessageType; heading: string; body: string } {
  const reversal = reversalText(todayInIndia(new Date(createdAt)), language);
  if (takenBack) return { type: 'failure', heading: m.payment_reversed(), body: takenBackText(takenBack, language) };
  switch (state) {
    case 'paid':
      return { type: 'success', heading: m.payment_paid(), body: facts.paidBody() };
    case 'pending':
      return { type: 'pending', heading: m.payment_pending(), body: m.payment_pendingBody() };
    case 'created':
      return { type: 'pending', heading: m.payment_created(), body: m.payment_createdBody() };
    case 'declined':
      if (reasonCode === 'refused')
        return { type: 'failure', heading: m.payment_refused(), body: m.payment_refusedBody() };
      if (reasonCode === 'mismatch')
        return { type: 'failure', heading: m.payment_mismatch(), body: m.payment_mismatchBody() };
      return { type: 'failure', heading: m.payment_declined(), body: `${m.payment_declinedBody()} ${reversal}` };
    case 'cancelled':
      return { type: 'failure', heading: m.payment_cancelled(), body: m.payment_cancelledBody() };
    case 'expired':
      return { type: 'failure', heading: m.payment_expired(), body: `${m.payment_expiredBody()} ${reversal}` };
  }
}

const figure = (label: string, paise: number): DataListItem => ({ label, value: formatRupees(paise), figure: true });

function detailsOf({
  state,
  reason,
  reasonCode,
  items,
  purpose,
  reference,
  receiptNo,
  paidAt,
  createdAt,
}: Order): DataListItem[] {
  const at = new Date(paidAt ?? createdAt);
  const optional: (DataListItem | false | undefined)[] = [
    // the bank's own words, which are in English
    state === 'declined' &&
      reason !== undefined &&
      reasonCode === undefined && { label: m.payment_reason(), value: <span lang="en">{reason}</span> },
    receiptNo !== undefined && { label: m.payment_receiptNo(), value: receiptNo, figure: true },
  ];
  const areMany = items.length > mostInDetails;
  return [
    { label: m.payment_purpose(), value: purposeWords(purpose) },
    ...(areMany
      ? [{ label: m.payment_policies(), value: formatCount(items.length), figure: true }]
      : items.flatMap(({ policyNo, amount, loanInterest, loanPrincipal }) => [
          figure(m.policy_number({ number: policyNo }), amount),
          ...(loanInterest === undefined ? [] : [figure(m.payment_loanInterest(), loanInterest)]),
          ...(loanPrincipal === undefined ? [] : [figure(m.payment_loanPrincipal(), loanPrincipal)]),
        ])),
    {
      label: paidAt ? m.payment_paidOn() : m.payment_startedOn(),
      value: `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`,
      figure: true,
    },
    ...optional.filter((item): item is DataListItem => Boolean(item)),
    { label: m.payment_reference(), value: reference, figure: true },
  ];
}
