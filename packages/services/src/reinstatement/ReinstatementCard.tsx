import { useApp, useLocale, usePayment, usePlace } from '@lifedesk/journey';
import {
  dueState,
  formatRupees,
  formatServerDate,
  type PaymentButtonReason,
  parseDayFirstDate,
  parseIsoDate,
  todayInIndia,
} from '@lifedesk/rules';
import { reinstatementText } from '@lifedesk/rules/texts';
import { type Schemas, viewPaymentDetails } from '@lifedesk/sdk';
import { Accordion, Amount, Button, Card, DataList, Heading, Link, PayIcon, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { reinstatement } from './facts.ts';
import { reinstatementPayment } from './reinstatement-payment.ts';

type Policy = Schemas['ReinstatementPolicy'];
type Due = Schemas['ReinstatementDue'];

/** One policy that can be reinstated: until when, what it costs with its parts, and the way to pay. */
export function ReinstatementCard({ policy }: { readonly policy: Policy }): ReactElement {
  const { now, sdk, fail } = useApp();
  const language = useLocale();
  const { open, self } = usePlace();
  const [isStale, setIsStale] = useState(false);
  const { policyNo, planName, due } = policy;
  const today = todayInIndia(now());
  const dueDate = parseDayFirstDate(policy.dueDate);
  const facts = { dueDate, revivalDate: parseIsoDate(policy.revivalDate), today };
  const total = due?.total ?? 0;
  const { payable, because } = dueState({
    showPaymentButton: total > 0,
    ongoingTransaction: policy.ongoingTransaction,
    policyCurrentStatus: policy.policyStatusCode,
    isPaymentBlocked: policy.isPaymentBlocked,
    path: `/${reinstatement.id}`,
    totalPremiumDueToBePaid: total,
    dueDate,
    today,
  });
  // an order is under way, or the amount is another by now
  const refused = async (code: string) => {
    if (code !== 'payment-ongoing') return setIsStale(true);
    try {
      const [payment] = await viewPaymentDetails(sdk, { policyNo }, { background: true });
      if (payment?.ongoingOrderId) open(self({ orderId: payment.ongoingOrderId }));
    } catch (error) {
      fail(error);
    }
  };
  const { paying, pay } = usePayment(reinstatementPayment, ({ code }) => void refused(code));
  return (
    <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{planName}</Heading>
          <p>{m.policy_number({ number: policyNo })}</p>
        </Stack>
        <p>{reinstatementText('within-180-days', facts, language)}</p>
        {due && <Cost due={due} />}
        {isStale && <p role="status">{m.reinstatement_changed()}</p>}
        {payable ? (
          <div>
            <Button
              size="large"
              icon={PayIcon}
              loading={paying}
              loadingLabel={m.payment_startingPayment()}
              onClick={() => void pay([{ policyNo, amount: total }])}
            >
              {m.payment_pay({ amount: formatRupees(total) })}
            </Button>
          </div>
        ) : (
          <NotPayable because={because} orderId={policy.ongoingOrderId} />
        )}
      </Stack>
    </Card>
  );
}

/** Why there is no button: a payment is under way, the policy may not be paid for, or what was received covers it. */
function NotPayable({
  because,
  orderId,
}: {
  readonly because: PaymentButtonReason | 'nothing-due';
  readonly orderId: string | undefined;
}): ReactElement {
  const { phone } = useApp().insurer;
  const { self } = usePlace();
  if (because === 'transaction-ongoing')
    return (
      <Stack gap="2">
        <p>{m.payment_ongoing()}</p>
        {orderId && (
          <Link alone href={self({ orderId })}>
            {m.payment_seeOngoing()}
          </Link>
        )}
      </Stack>
    );
  return (
    <Stack gap="2">
      <p>{because === 'payment-blocked' ? m.reinstatement_blocked() : m.reinstatement_covered()}</p>
      <Link alone href={`tel:${phone.replaceAll(' ', '')}`}>
        {m.reinstatement_call({ phone })}
      </Link>
    </Stack>
  );
}

function Cost({ due }: { readonly due: Due }): ReactElement {
  const part = (label: string, amount: number) => ({ label, value: formatRupees(amount), figure: true });
  const parts = [
    part(m.reinstatement_premiums(), due.premium),
    ...(due.gst ? [part(m.reinstatement_gst(), due.gst)] : []),
    part(m.reinstatement_lateFee(), due.lateFee),
    ...(due.received ? [part(m.reinstatement_received(), -due.received)] : []),
    { ...part(m.reinstatement_total(), due.total), strong: true },
  ];
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Amount size="figure">{formatRupees(due.total)}</Amount>
        <p>{m.reinstatement_asOf({ date: formatServerDate(due.asOf) })}</p>
      </Stack>
      <DataList items={parts} />
      {due.instalments.length > 1 && (
        <Accordion items={[{ title: m.reinstatement_partsTitle(), content: <Instalments due={due} /> }]} />
      )}
    </Stack>
  );
}

/** Each unpaid premium with its own late fee. */
const Instalments = ({ due }: { readonly due: Due }): ReactElement => (
  <Table
    caption={m.reinstatement_partsTitle()}
    captionHidden
    rows={due.instalments}
    rowKey={({ dueDate }) => dueDate}
    columns={[
      { id: 'due', header: m.reinstatement_dueOn(), cell: ({ dueDate }) => formatServerDate(dueDate) },
      { id: 'premium', header: m.reinstatement_premium(), cell: ({ premium }) => formatRupees(premium), figure: true },
      { id: 'fee', header: m.reinstatement_lateFee(), cell: ({ lateFee }) => formatRupees(lateFee), figure: true },
    ]}
  />
);
