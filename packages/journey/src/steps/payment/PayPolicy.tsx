import * as m from '@lifedesk/journey/messages';
import { type DueState, dueState, formatRupees, parseDayFirstDate, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Link, PayIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useApp } from '../../provider/app.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { usePayment } from './use-payment.ts';

/** What the payment button rule needs of a policy. */
type PaidPolicy = Pick<Schemas['PolicyPayment'], 'policyNo' | 'dueDate' | 'ongoingTransaction' | 'ongoingOrderId'> & {
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
  const { policyNo, policyStatusCode, ongoingTransaction, ongoingOrderId, isPaymentBlocked = false } = policy;
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
  if (!payable) return <NotPayable because={because} orderId={ongoingOrderId} />;
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
  readonly orderId: string | undefined;
}

/**
 * Why there is no button: a payment is in process, the policy may not be paid for, or money already received covers it.
 */
function NotPayable({ because, orderId }: NotPayableProps): ReactElement {
  const { phone } = useApp().insurer;
  if (because === 'transaction-ongoing') return <OngoingPayment orderId={orderId} />;
  return (
    <Stack gap="2">
      <p>{because === 'payment-blocked' ? m.payment_blocked() : m.payment_covered()}</p>
      <Link alone href={`tel:${phone.dial}`}>
        {m.attention_call({ phone: phone.read })}
      </Link>
    </Stack>
  );
}

/** Says that a payment of a policy is in process, with a link to its status if the session may see it. */
export function OngoingPayment({ orderId }: { readonly orderId: string | undefined }): ReactElement {
  const { self } = usePageNavigation();
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
}
