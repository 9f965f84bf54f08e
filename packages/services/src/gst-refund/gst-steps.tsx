import {
  ChoosePolicyStep,
  FormStep,
  fileNames,
  OtpReviewStep,
  PayoutCheck,
  policyRow,
  UploadField,
  useHref,
  useLocale,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { gstRefundText } from '@lifedesk/rules/texts';
import { Checkbox, DataList, Link, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { gstRefund } from './facts.ts';
import { gstJourney, policyOf } from './gst-journey.ts';

export function GstPolicyStep(): ReactElement {
  const { context } = useStep(gstJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.gstRefund_policyLead()}
      detail={({ amount }) => formatRupees(amount)}
    />
  );
}

/** The payments with their reasons, the account for the refund, and the statement. Appears once payouts are possible. */
export function PaymentsStep(): ReactElement {
  const language = useLocale();
  const href = useHref();
  const { context, values } = useStep(gstJourney);
  const policy = policyOf(context, values.policyNo);
  const ask = usePayoutCheck(values.policyNo, gstRefund.id);
  const others = context.others.filter(({ policyNo }) => policyNo === policy?.policyNo);
  const addAccount = policy?.bankAccountNo ? undefined : href('neft-details', { id: policy?.id ?? '' });
  return (
    <PayoutCheck ask={ask}>
      <FormStep
        heading={m.gstRefund_heading()}
        lead={policy && m.gstRefund_lead({ plan: policy.planName, amount: formatRupees(policy.amount) })}
      >
        <Stack gap="6">
          <Table
            caption={m.gstRefund_payments()}
            rows={policy?.payments ?? []}
            rowKey={({ receiptNo }) => receiptNo}
            columns={[
              { id: 'due', header: m.gstRefund_dueOn(), cell: ({ dueOn }) => formatServerDate(dueOn) },
              {
                id: 'why',
                header: m.gstRefund_why(),
                cell: ({ because, lastDay }) => gstRefundText(because, parseIsoDate(lastDay), language),
              },
              {
                id: 'until',
                header: m.gstRefund_lastDay(),
                cell: ({ lastDay }) => (lastDay ? formatServerDate(lastDay) : ''),
                figure: true,
              },
              { id: 'gst', header: m.gstRefund_gst(), cell: ({ gst }) => formatRupees(gst), figure: true },
            ]}
          />
          {others.length > 0 && (
            <Table
              caption={m.gstRefund_others()}
              rows={others.map(({ payment }) => payment)}
              rowKey={({ receiptNo }) => receiptNo}
              columns={[
                { id: 'due', header: m.gstRefund_dueOn(), cell: ({ dueOn }) => formatServerDate(dueOn) },
                {
                  id: 'why',
                  header: m.gstRefund_whyNot(),
                  cell: ({ because, lastDay }) => gstRefundText(because, parseIsoDate(lastDay), language),
                },
                { id: 'gst', header: m.gstRefund_gst(), cell: ({ gst }) => formatRupees(gst), figure: true },
              ]}
            />
          )}
          <DataList
            items={[
              { label: m.gstRefund_amount(), value: formatRupees(policy?.amount ?? 0), figure: true, strong: true },
              ...(policy?.bankAccountNo
                ? [{ label: m.gstRefund_account(), value: `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}` }]
                : []),
            ]}
          />
          {addAccount && (
            <Link alone href={addAccount}>
              {m.gstRefund_addAccount()}
            </Link>
          )}
          <UploadField
            field="files"
            purpose="payment-proof"
            label={m.gstRefund_statement()}
            help={m.gstRefund_statementHelp()}
          />
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}

export function GstReview(): ReactElement {
  const { context, values, check } = useStep(gstJourney);
  const policy = policyOf(context, values.policyNo);
  return (
    <OtpReviewStep
      heading={m.gstRefund_reviewHeading()}
      caption={m.gstRefund_workType()}
      rows={[
        policyRow(values.policyNo, context),
        { id: 'amount', label: m.gstRefund_amount(), after: formatRupees(policy?.amount ?? 0), step: 'payments' },
        { id: 'account', label: m.gstRefund_account(), after: policy?.bankAccountNo },
        { id: 'statement', label: m.gstRefund_statement(), after: fileNames(values.files), step: 'payments' },
      ]}
    >
      <Checkbox {...check('isDeclared')} label={m.gstRefund_declare()} />
    </OtpReviewStep>
  );
}
