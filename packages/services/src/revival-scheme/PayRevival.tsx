import { Loaded, PayPolicy, silent, useApp, useOnPageReturn, useOperation } from '@lifedesk/journey';
import { formatRupees, isLapsedStatus } from '@lifedesk/rules';
import { checkRevivalPremium, isLifedeskError, viewPaymentDetails } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { revivalPayment } from './revival-payment.ts';

interface PayRevivalProps {
  readonly policyNo: string;
  /** In paise, on the day of the request. */
  readonly amount: number;
}

/** Pays for a revival once: asks whether the policy can be paid for now, and reloads an amount from an earlier day. */
export function PayRevival({ policyNo, amount }: PayRevivalProps): ReactElement {
  const { sdk, fail } = useApp();
  const [due, setDue] = useState<number | 'nothing'>(amount);
  const result = useOperation(viewPaymentDetails, { policyNo });
  useOnPageReturn(result.refresh);

  const loadAmount = async () => {
    try {
      const { quote } = await checkRevivalPremium(sdk, { policyNo, scheme: 'all-dues' }, silent);
      setDue(quote.total);
    } catch (error) {
      // in force again, or too late by now
      if (isLifedeskError(error) && (error.status === 404 || error.status === 400)) setDue('nothing');
      else fail(error);
    }
  };

  const nothing = <p role="status">{m.revivalScheme_nothingToPay()}</p>;
  if (due === 'nothing') return nothing;
  return (
    <Loaded result={result} failed={m.payment_dueNotLoaded()} shapes={['button']}>
      {([payment]) =>
        payment && isLapsedStatus(payment.policyCurrentStatus) ? (
          <Stack gap="2">
            {due !== amount && <p role="status">{m.revivalScheme_amountOfToday({ amount: formatRupees(due) })}</p>}
            <PayPolicy
              facts={revivalPayment}
              policy={{ ...payment, policyStatusCode: payment.policyCurrentStatus }}
              amount={due}
              onChanged={() => void loadAmount()}
            />
          </Stack>
        ) : (
          nothing
        )
      }
    </Loaded>
  );
}
