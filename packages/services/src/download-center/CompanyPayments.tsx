import {
  inBackground,
  Loaded,
  TakenBack,
  useApp,
  useInvoice,
  useOneAtATime,
  useOperation,
  useReceipt,
} from '@lifedesk/journey';
import { formatCount, formatRupees, formatServerDate } from '@lifedesk/rules';
import { type AnswerOf, paymentHistory, type Sdk } from '@lifedesk/sdk';
import { Button, DownloadIcon, Heading, Inline, Pagination, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { csvFile } from '../shared/csv-file.ts';
import * as m from '../texts.ts';

type PastPayment = AnswerOf<'paymentHistory'>['payments'][number];

const pageSize = 10;
/** The most payments of one call. */
const BATCH = 100;

/** What the company has paid, with the receipt and the invoice of each payment. */
export function CompanyPayments(): ReactElement {
  const [page, setPage] = useState(1);
  const result = useOperation(paymentHistory, { page, pageSize }, { keepsPrevious: true });
  return (
    <Stack as="section" gap="4" aria-labelledby="payments">
      <Heading level={2} id="payments">
        {m.downloadCenter_payments()}
      </Heading>
      <p>{m.downloadCenter_paymentsLead()}</p>
      <Loaded
        result={result}
        failed={m.downloadCenter_paymentsNotLoaded()}
        loading={m.downloadCenter_paymentsLoading()}
        shapes={['line', 'line', 'line']}
      >
        {({ payments, totalCount }) => (
          <>
            <PaymentTable payments={payments} />
            {totalCount > 0 && <SavePayments total={totalCount} />}
            <Pagination
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPageChange={setPage}
              texts={{
                label: m.downloadCenter_paymentPages(),
                previous: m.payment_previous(),
                next: m.payment_next(),
                position: (at) =>
                  m.payment_position({
                    from: formatCount(Math.min((at - 1) * pageSize + 1, totalCount)),
                    to: formatCount(Math.min(at * pageSize, totalCount)),
                    total: formatCount(totalCount),
                  }),
              }}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function PaymentTable({ payments }: { readonly payments: readonly PastPayment[] }): ReactElement {
  return (
    <Table
      caption={m.downloadCenter_payments()}
      captionHidden
      empty={m.downloadCenter_noPayments()}
      rows={payments}
      rowKey={({ receiptNo }) => receiptNo}
      columns={[
        { id: 'paidOn', header: m.payment_paidOn(), cell: ({ paidOn }) => formatServerDate(paidOn), figure: true },
        {
          id: 'receiptNo',
          header: m.payment_receiptNo(),
          cell: ({ receiptNo, reversal }) => (
            <Stack gap="1">
              <span>{receiptNo}</span>
              <TakenBack {...(reversal && { reversal })} />
            </Stack>
          ),
        },
        { id: 'policies', header: m.payment_policies(), cell: policiesOf },
        { id: 'amount', header: m.downloadCenter_amount(), cell: ({ amount }) => formatRupees(amount), figure: true },
        { id: 'actions', header: m.downloadCenter_actions(), cell: (payment) => <Papers payment={payment} /> },
      ]}
    />
  );
}

const policiesOf = ({ policyNo, policyCount }: PastPayment): string =>
  policyCount === 1 ? m.policy_number({ number: policyNo }) : m.downloadCenter_policyCount({ count: policyCount });

function Papers({ payment: { receiptNo, invoiceNo } }: { readonly payment: PastPayment }): ReactElement {
  const receipt = useReceipt({ receiptNo });
  const invoice = useInvoice({ receiptNo });
  return (
    <Inline gap="2">
      <Button
        variant="secondary"
        icon={DownloadIcon}
        loading={receipt.saving}
        loadingLabel={m.payment_makingReceipt()}
        onClick={receipt.save}
        aria-label={m.downloadCenter_receiptNo({ number: receiptNo })}
      >
        {m.downloadCenter_receipt()}
      </Button>
      {invoiceNo !== undefined && (
        <Button
          variant="secondary"
          icon={DownloadIcon}
          loading={invoice.saving}
          loadingLabel={m.payment_makingInvoice()}
          onClick={invoice.save}
          aria-label={m.downloadCenter_invoiceNo({ number: invoiceNo })}
        >
          {m.downloadCenter_invoice()}
        </Button>
      )}
    </Inline>
  );
}

/** Saves the list, all pages of it, as a file for a spreadsheet. */
function SavePayments({ total }: { readonly total: number }): ReactElement {
  const { sdk, save } = useApp();
  const { busy, run } = useOneAtATime<'list'>();
  return (
    <div>
      <Button
        variant="secondary"
        icon={DownloadIcon}
        loading={busy !== undefined}
        loadingLabel={m.downloadCenter_savingPayments()}
        onClick={() => run('list', async () => save(csvFile(rowsOf(await allPayments(sdk, total))), 'payments.csv'))}
      >
        {m.downloadCenter_savePayments()}
      </Button>
    </div>
  );
}

async function allPayments(sdk: Sdk, total: number): Promise<readonly PastPayment[]> {
  const all: PastPayment[] = [];
  for (let page = 1; (page - 1) * BATCH < total; page += 1)
    all.push(...(await paymentHistory(sdk, { page, pageSize: BATCH }, inBackground)).payments);
  return all;
}

const rowsOf = (payments: readonly PastPayment[]): string[][] => [
  [
    m.payment_paidOn(),
    m.payment_receiptNo(),
    m.downloadCenter_invoice(),
    m.payment_reference(),
    m.payment_policies(),
    m.downloadCenter_amount(),
    m.payment_takenBack(),
  ],
  ...payments.map(({ paidOn, receiptNo, invoiceNo = '', reference = '', policyCount, amount, reversal }) => [
    formatServerDate(paidOn),
    receiptNo,
    invoiceNo,
    reference,
    String(policyCount),
    formatRupees(amount).replaceAll(/[₹,]/g, ''),
    reversal ? formatServerDate(reversal.on) : '',
  ]),
];
