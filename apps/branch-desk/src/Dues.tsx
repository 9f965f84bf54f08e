import { type Policy, silent, statusTone, statusWords, useApp } from '@lifedesk/journey';
import { formatDate, formatRupees, parseDayFirstDate } from '@lifedesk/rules';
import { viewPaymentDetails } from '@lifedesk/sdk';
import { Badge, DataList, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { Part } from './Part.tsx';
import { say } from './texts.ts';

/** The status of the policy, and the amount to pay. */
export function Dues({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk } = useApp();
  const { policyNo, modalPremiuminclusiveGST } = policy;
  const status = <Badge tone={statusTone(policy)}>{statusWords(policy)}</Badge>;
  return (
    <Part heading={say('dues')} ask={(signal) => viewPaymentDetails(sdk, { policyNo }, { ...silent, signal })}>
      {(payments) => {
        const payment = payments.find((each) => each.policyNo === policyNo);
        const due = parseDayFirstDate(payment?.dueDate);
        const toPay = formatRupees(payment?.totalPremiumDueToBePaid ?? 0);
        return (
          <Stack>
            <DataList
              items={[
                { label: say('status'), value: status },
                { label: say('premium'), value: formatRupees(modalPremiuminclusiveGST), figure: true },
                { label: say('dueOn'), value: due ? formatDate(due) : say('nothingDue'), figure: true },
                { label: say('toPay'), value: toPay, figure: true, strong: true },
              ]}
            />
            {payment?.ongoingTransaction && <Notice>{say('paymentOngoing')}</Notice>}
          </Stack>
        );
      }}
    </Part>
  );
}
