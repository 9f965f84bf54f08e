import {
  ChoosePolicyStep,
  fileNames,
  policyRow,
  ReviewStep,
  TicketCheckStep,
  useApp,
  useHref,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { validatePaymentProofTicket } from '@lifedesk/sdk';
import { Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { policyOf, proofJourney, yearOf } from './proof-journey.ts';
import { railName } from './rail-names.ts';

/** The complaint about the payment, by its number; without one, a link to make it. */
export function ProofTicket(): ReactElement {
  const { sdk } = useApp();
  const complain = useHref()('raise-complaint');
  return (
    <Stack gap="6">
      <TicketCheckStep
        heading={m.paymentProof_heading()}
        lead={m.paymentProof_lead()}
        offers={['raise-complaint']}
        check={async (typed) => {
          const { ticket, policyNos } = await validatePaymentProofTicket(sdk, { ticket: typed }, { background: true });
          const [policyNo] = policyNos;
          return { checked: ticket, ...(policyNo === undefined ? {} : { policyNo }) };
        }}
      />
      {complain && (
        <Link alone href={complain}>
          {m.paymentProof_noTicket()}
        </Link>
      )}
    </Stack>
  );
}

export function ProofPolicyStep(): ReactElement {
  const { context } = useStep(proofJourney);
  return <ChoosePolicyStep policies={context.policies} lead={m.paymentProof_policyLead()} />;
}

export function ProofReview(): ReactElement {
  const { context, values } = useStep(proofJourney);
  const { policyNo, ticket, financialYear, rail, reference, amount = 0, paidOn, files } = values;
  const step = 'payment';
  return (
    <ReviewStep
      heading={m.paymentProof_reviewHeading()}
      caption={m.paymentProof_workType()}
      action={m.paymentProof_send()}
      rows={[
        { id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' },
        policyRow(policyNo, context),
        { id: 'year', label: m.paymentProof_year(), after: yearOf(financialYear, policyOf(context, policyNo)), step },
        { id: 'rail', label: m.paymentProof_rail(), after: railName(rail), step },
        { id: 'reference', label: m.paymentProof_reference(), after: reference, figure: true, step },
        { id: 'amount', label: m.paymentProof_amount(), after: formatRupees(amount), figure: true, step },
        { id: 'paidOn', label: m.paymentProof_paidOn(), after: formatServerDate(paidOn), figure: true, step },
        { id: 'file', label: m.paymentProof_file(), after: fileNames(files), step },
      ]}
    />
  );
}
