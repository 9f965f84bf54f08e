import { Loaded, type Policy, purposeWords, TakenBack, useHref } from '@lifedesk/journey';
import { formatRupees, formatServerDate, paymentOffer } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Card, DataList, Inline, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { policyDetails } from './facts.ts';
import type { PolicyParts } from './use-policy-parts.ts';

/** How many payments are shown here; the download center has all of them. */
const latest = 5;

interface PaymentsProps {
  readonly policy: Policy;
  /** Its receipts. */
  readonly result: PolicyParts['receipts'];
  /** What is due for it; undefined if that could not be loaded. */
  readonly payment: PolicyParts['payment'];
}

/** The newest receipts, with links to all documents and to paying. */
export function Payments({ policy, result, payment }: PaymentsProps): ReactElement {
  const { id } = policy;
  const href = useHref();
  const pay = payment && canBePaid(payment) && href('pay-online', { id });
  const documents = href('download-center', { id });
  return (
    <Card heading={m.policyDetails_payments()}>
      <Stack gap="4">
        <Loaded
          result={result}
          failed={m.policyDetails_paymentsNotLoaded()}
          loading={m.policyDetails_loadingPayments()}
          shapes={['line', 'line']}
        >
          {({ documents: receipts }) =>
            receipts.length === 0 ? (
              <p>{m.policyDetails_noPayments()}</p>
            ) : (
              <DataList
                items={receipts.slice(0, latest).map((receipt) => ({
                  id: receipt.documentId,
                  label: <Paid receipt={receipt} />,
                  value: receipt.amount === undefined ? '' : formatRupees(receipt.amount),
                  figure: true,
                }))}
              />
            )
          }
        </Loaded>
        <Inline>
          {documents && (
            <Link alone href={documents}>
              {m.policyDetails_allDocuments()}
            </Link>
          )}
          {pay && (
            <Link alone href={pay}>
              {m.policyDetails_pay()}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** A premium can be paid on another page. A lapsed policy is revived or reinstated instead. */
const canBePaid = (payment: Schemas['PolicyPayment']): boolean =>
  paymentOffer({
    ...payment,
    path: `/${policyDetails.id}`,
    isPaymentBlocked: payment.isPaymentBlocked ?? false,
  }) === 'link';

/** What was paid for and when, and the numbers that identify the payment. */
function Paid({ receipt }: { readonly receipt: Schemas['PolicyDocument'] }): ReactElement {
  const { purpose = 'premium', issuedOn, receiptNo, reference } = receipt;
  return (
    <Stack gap="1">
      <span>
        {purposeWords(purpose)}, {formatServerDate(issuedOn)}
      </span>
      {receiptNo && <small>{m.policyDetails_receipt({ number: receiptNo })}</small>}
      {reference && <small>{m.policyDetails_reference({ reference })}</small>}
      <TakenBack {...receipt} />
    </Stack>
  );
}
