import { TakenBack, useReceipt } from '@lifedesk/journey';
import { formatCount, formatRupees, formatServerDate } from '@lifedesk/rules';
import { Amount, Button, Card, DownloadIcon, Inline, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Overview } from './use-overview.ts';

type Payment = NonNullable<Overview['lastPayment']>;

const purposes: Readonly<Record<Payment['purpose'], () => string>> = {
  premium: m.dashboard_paidPremium,
  loan: m.dashboard_paidLoan,
  'top-up': m.dashboard_paidTopUp,
  revival: m.dashboard_paidRevival,
};

interface LastPaymentProps {
  readonly payment: Payment;
  /** The plan of the policy that was paid for; undefined if it is not known. */
  readonly planName?: string | undefined;
}

/** The last payment, and its receipt. */
export function LastPayment({ payment, planName }: LastPaymentProps): ReactElement {
  const { receiptNo, amount, paidOn, purpose } = payment;
  const { saving, save } = useReceipt({ receiptNo });
  return (
    <Card heading={m.dashboard_paymentHeading()}>
      <Inline justify="between" gap="4">
        <Stack gap="1">
          <Amount size="figure">{formatRupees(amount)}</Amount>
          <Paragraph>{[purposes[purpose](), ...paidFor(payment, planName)].join(', ')}</Paragraph>
          <p>{m.dashboard_paidOn({ date: formatServerDate(paidOn) })}</p>
          <TakenBack {...payment} />
        </Stack>
        <Button
          variant="secondary"
          icon={DownloadIcon}
          onClick={save}
          loading={saving}
          loadingLabel={m.payment_makingReceipt()}
        >
          {m.dashboard_receipt()}
        </Button>
      </Inline>
    </Card>
  );
}

/** The policy that was paid for, or how many; empty if the server names none. */
function paidFor({ policyNos }: Payment, planName: string | undefined): string[] {
  const [policyNo] = policyNos;
  if (policyNo === undefined) return [];
  if (policyNos.length > 1) return [m.dashboard_paidPolicies({ total: formatCount(policyNos.length) })];
  return [planName ?? m.dashboard_paidPolicy({ policyNo })];
}
