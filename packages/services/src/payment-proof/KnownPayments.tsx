import { Loaded, purposeWords, TakenBack, useOperation } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { paymentProofDetails } from '@lifedesk/sdk';
import { Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface KnownPaymentsProps {
  readonly policyNo: string;
  readonly financialYear: string;
}

/** The payments that we recorded for a policy in a year. */
export function KnownPayments({ policyNo, financialYear }: KnownPaymentsProps): ReactElement {
  const result = useOperation(paymentProofDetails, { policyNo, financialYear });
  return (
    <Loaded result={result} failed={m.paymentProof_knownFailed()} shapes={['line']}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p>{m.paymentProof_knownNone({ year: financialYear })}</p>
        ) : (
          <Table
            caption={m.paymentProof_known({ year: financialYear })}
            rows={payments}
            rowKey={({ receiptNo }) => receiptNo}
            columns={[
              { id: 'paidOn', header: m.paymentProof_paidOn(), cell: ({ paidOn }) => formatServerDate(paidOn) },
              {
                id: 'purpose',
                header: m.paymentProof_purpose(),
                cell: (payment) => (
                  <Stack gap="1">
                    <span>{purposeWords(payment.purpose)}</span>
                    <TakenBack {...payment} />
                  </Stack>
                ),
              },
              {
                id: 'amount',
                header: m.paymentProof_amount(),
                cell: ({ amount }) => formatRupees(amount),
                figure: true,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
