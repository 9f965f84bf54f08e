import { silent, useApp, usePayment, usePlace } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { checkRevivalPremium, isLifedeskError, viewPaymentDetails } from '@lifedesk/sdk';
import { Button, PayIcon, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { revivalPayment } from './revival-payment.ts';

interface PayRevivalProps {
  readonly policyNo: string;
  /** Paise, as of when it was asked for. */
  readonly amount: number;
}

/** Pays for a revival once: links to an order in progress, and reloads an amount of an earlier day. */
export function PayRevival({ policyNo, amount }: PayRevivalProps): ReactElement {
  const { sdk, fail } = useApp();
  const { open, self } = usePlace();
  const [due, setDue] = useState<number | 'nothing'>(amount);

  const refused = async (code: string) => {
    try {
      if (code === 'payment-ongoing') {
        const [payment] = await viewPaymentDetails(sdk, { policyNo }, silent);
        if (payment?.ongoingOrderId) open(self({ orderId: payment.ongoingOrderId }));
        return;
      }
      const { quote } = await checkRevivalPremium(sdk, { policyNo, scheme: 'all-dues' }, silent);
      setDue(quote.total);
    } catch (error) {
      // in force again, or too late by now
      if (isLifedeskError(error) && (error.status === 404 || error.status === 400)) setDue('nothing');
      else fail(error);
    }
  };
  const { paying, pay } = usePayment(revivalPayment, ({ code }) => void refused(code));

  if (due === 'nothing') return <p role="status">{m.revivalScheme_nothingToPay()}</p>;
  return (
    <Stack gap="2">
      {due !== amount && <p role="status">{m.revivalScheme_amountOfToday({ amount: formatRupees(due) })}</p>}
      <div>
        <Button
          size="large"
          icon={PayIcon}
          loading={paying}
          loadingLabel={m.payment_startingPayment()}
          onClick={() => void pay([{ policyNo, amount: due }])}
        >
          {m.payment_pay({ amount: formatRupees(due) })}
        </Button>
      </div>
    </Stack>
  );
}
