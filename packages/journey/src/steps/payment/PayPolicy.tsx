import * as m from '@lifedesk/journey/messages';
import {
  type CalendarDate,
  type DueState,
  dueState,
  formatRupees,
  parseDayFirstDate,
  todayInIndia,
} from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Link, PayIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useApp } from '../../provider/app.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import { formatMoment } from './format-moment.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { usePayment } from './use-payment.ts';

/** What the payment button rule needs of a policy. */
type PaidPolicy = Pick<
  Schemas['PolicyPayment'],
  'policyNo' | 'dueDate' | 'ongoingTransaction' | 'ongoingOrderId' | 'ongoingPayment'
> & {
  readonly policyStatusCode: string | undefined;
  readonly isPaymentBlocked?: boolean;
};

interface PayPolicyProps {
  readonly facts: PaymentFacts;
  readonly policy: PaidPolicy;
  /** The cost of putting it back in force today, in paise. */
  readonly amount: number;
  /** Called when the amount to pay has changed since it was loaded. */
  readonly onChanged: () => void;
}

/** The payment button of one policy, if its rule shows it (specification section 5); otherwise why there is none. */
export function PayPolicy({ facts, policy, amount, onChanged }: PayPolicyProps): ReactElement {
  const { now } = useApp();
  const { policyNo, policyStatusCode, ongoingTransaction, isPaymentBlocked = false } = policy;
  const { payable, because } = dueState({
    showPaymentButton: amount > 0,
    ongoingTransaction,
    policyCurrentStatus: policyStatusCode,
    isPaymentBlocked,
    path: `/${facts.service}`,
    totalPremiumDueToBePaid: amount,
    dueDate: parseDayFirstDate(policy.dueDate),
    today: todayInIndia(now()),
  });
  const { paying, pay } = usePayment(facts, onChanged);
  if (!payable) return <NotPayable because={because} policy={policy} />;
  return (
    <div>
      <Button
        size="large"
        icon={PayIcon}
        loading={paying}
        loadingLabel={m.payment_startingPayment()}
        onClick={() => void pay([{ policyNo, amount }])}
      >
        {m.payment_pay({ amount: formatRupees(amount) })}
      </Button>
    </div>
  );
}

interface NotPayableProps {
  readonly because: DueState['because'];
  readonly policy: OngoingPaymentProps['policy'];
}

/**
 * Why there is no button: a payment is in process, the policy may not be paid for, or money already received covers it.
 */
function NotPayable({ because, policy }: NotPayableProps): ReactElement {
  const { phone } = useApp().insurer;
  if (because === 'transaction-ongoing') return <OngoingPayment policy={policy} />;
  return (
    <Stack gap="2">
      <p>{because === 'payment-blocked' ? m.payment_blocked() : m.payment_covered()}</p>
      <Link alone href={`tel:${phone.dial}`}>
        {m.attention_call({ phone: phone.read })}
      </Link>
    </Stack>
  );
}

interface OngoingPaymentProps {
  readonly policy: Pick<Schemas['PolicyPayment'], 'ongoingOrderId' | 'ongoingPayment'>;
}

/**
 * Says that a payment of a policy was started and not finished, or is with the bank, with a link to its status if the session may
 * see it. There it can be continued or given up.
 */
export function OngoingPayment({ policy }: OngoingPaymentProps): ReactElement {
  const { self } = usePageNavigation();
  const today = todayInIndia(useApp().now());
  const { ongoingOrderId: orderId, ongoingPayment: payment } = policy;
  const isUnfinished = payment?.state === 'created';
  const canFinish = isUnfinished && payment.canCancel === true;
  return (
    <Stack gap="2">
      {payment && <p>{sayStarted(payment, today)}</p>}
      {!isUnfinished && <p>{m.payment_ongoing()}</p>}
      {orderId && (
        <Link alone href={self({ orderId })}>
          {canFinish ? m.payment_finish() : m.payment_seeOngoing()}
        </Link>
      )}
    </Stack>
  );
}

function sayStarted(
  { state, amount: paise, startedAt, endsAt, canCancel }: Schemas['OngoingPayment'],
  today: CalendarDate,
): string {
  const amount = formatRupees(paise);
  const since = formatMoment(startedAt, today);
  if (state === 'pending') return m.payment_underWay({ amount, since });
  return canCancel
    ? m.payment_startedByYou({ amount, since })
    : m.payment_unfinished({ amount, since, until: formatMoment(endsAt, today) });
}
