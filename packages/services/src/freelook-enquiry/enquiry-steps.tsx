import {
  ChoosePolicyStep,
  CompareLink,
  FormStep,
  PayoutCheck,
  useJourneyState,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { DataList, Notice, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { enquiryJourney, type FreeLookPolicy, policyOf } from './enquiry-journey.ts';
import { freelookEnquiry } from './facts.ts';

export function EnquiryPolicyStep(): ReactElement {
  const { context } = useStep(enquiryJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.freelookEnquiry_policyLead()}
      detail={({ lastDay }) => m.freelookEnquiry_until({ date: formatServerDate(lastDay) })}
    />
  );
}

type AmountName = FreeLookPolicy['parts'][number]['name'];

const NAMES: Readonly<Record<AmountName, () => string>> = {
  premium: m.freelookEnquiry_premium,
  gst: m.freelookEnquiry_gst,
  'fund-value': m.freelookEnquiry_fundValue,
  'unallocated-premium': m.freelookEnquiry_unallocated,
  charges: m.freelookEnquiry_charges,
  'risk-premium': m.freelookEnquiry_riskPremium,
  'medical-tests': m.freelookEnquiry_medicalTests,
  'stamp-duty': m.freelookEnquiry_stampDuty,
};

/** The last day and the refund with every named deduction. Appears once payouts of the policy are possible. */
export function RefundStep(): ReactElement | null {
  const { send } = useJourneyState();
  const { context, values } = useStep(enquiryJourney);
  const { policyNo } = values;
  const policy = policyOf(context, policyNo);
  const ask = usePayoutCheck(policyNo, freelookEnquiry.id);
  if (!policy) return null;
  const { parts, deductions, refund, lastDay, receivedOn, navDate, coveredDays } = policy;
  const rows = [
    ...parts.map(({ name, amount }) => ({ id: name, what: NAMES[name](), amount: formatRupees(amount) })),
    ...deductions.map(({ name, amount }) => ({
      id: name,
      what: name === 'risk-premium' ? m.freelookEnquiry_riskPremiumOf({ count: coveredDays }) : NAMES[name](),
      amount: `− ${formatRupees(amount)}`,
    })),
  ];
  return (
    <PayoutCheck ask={ask}>
      <FormStep
        heading={m.freelookEnquiry_heading()}
        lead={m.freelookEnquiry_lead({ plan: policy.planName, date: formatServerDate(lastDay) })}
        action={m.freelookEnquiry_send()}
        submit={() => send()}
      >
        <Stack gap="6">
          <Table
            caption={m.freelookEnquiry_refundParts()}
            onPhone="table"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { id: 'what', header: m.freelookEnquiry_part(), cell: ({ what }) => what },
              { id: 'amount', header: m.freelookEnquiry_amount(), cell: ({ amount }) => amount, figure: true },
            ]}
          />
          <DataList
            items={[
              { label: m.freelookEnquiry_refund(), value: formatRupees(refund), figure: true, strong: true },
              { label: m.freelookEnquiry_receivedOn(), value: formatServerDate(receivedOn), figure: true },
              { label: m.freelookEnquiry_lastDay(), value: formatServerDate(lastDay), figure: true },
              ...(policy.unapplied
                ? [{ label: m.freelookEnquiry_unapplied(), value: formatRupees(policy.unapplied), figure: true }]
                : []),
              ...(policy.bankAccountNo
                ? [
                    {
                      label: m.freelookEnquiry_account(),
                      value: `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}`,
                    },
                  ]
                : []),
            ]}
          />
          <CompareLink id={policy.id} />
          {navDate && <Notice>{m.freelookEnquiry_estimate({ date: formatServerDate(navDate) })}</Notice>}
          <p>{m.freelookEnquiry_coverEnds()}</p>
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}
