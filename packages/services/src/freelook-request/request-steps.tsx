import {
  CompareLink,
  FormStep,
  OtpReviewStep,
  PayoutCheck,
  TicketCheckStep,
  useApp,
  useHref,
  useLocale,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { freeLookText } from '@lifedesk/rules/texts';
import { validateFreelookTicket } from '@lifedesk/sdk';
import { Checkbox, Link, Notice, RadioGroup, Stack, TextArea } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { freelookRequest } from './facts.ts';
import { RETURN_REASONS, reasonOf, requestJourney } from './request-journey.ts';

/** The number of the enquiry; without one, a link to get it. */
export function RequestTicket(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const { found, ticket: typed } = useStep(requestJourney).values;
  const enquire = useHref()('freelook-enquiry');
  return (
    <Stack gap="6">
      <TicketCheckStep
        heading={m.freelookRequest_heading()}
        lead={m.freelookRequest_lead()}
        offers={['freelook-enquiry']}
        check={async (ticket) => ({ found: await validateFreelookTicket(sdk, { ticket }, { background: true }) })}
      />
      {found && !found.policy && found.ticket === typed && (
        <Notice tone="warning" role="alert">
          {freeLookText(found.because, parseIsoDate(found.lastDay), language)}
        </Notice>
      )}
      {enquire && (
        <Link alone href={enquire}>
          {m.freelookRequest_noTicket()}
        </Link>
      )}
    </Stack>
  );
}

const REASONS: Readonly<Record<(typeof RETURN_REASONS)[number], () => string>> = {
  'terms-differ': m.freelookRequest_termsDiffer,
  'explained-wrongly': m.freelookRequest_explainedWrongly,
  'too-expensive': m.freelookRequest_tooExpensive,
  'not-needed': m.freelookRequest_notNeeded,
  'other-plan': m.freelookRequest_otherPlan,
  other: m.freelookRequest_otherReason,
};

/** Why the person returns the policy. Appears once payouts of the policy are possible. */
export function ReasonStep(): ReactElement {
  const { values, text, choice } = useStep(requestJourney);
  const policyNo = values.found?.policyNo ?? '';
  const ask = usePayoutCheck(policyNo, freelookRequest.id);
  return (
    <PayoutCheck ask={ask}>
      <FormStep heading={m.freelookRequest_reasonHeading()} lead={m.freelookRequest_reasonLead()}>
        <Stack gap="6">
          <RadioGroup
            {...choice('reason')}
            label={m.freelookRequest_reason()}
            options={RETURN_REASONS.map((reason) => ({ value: reason, label: REASONS[reason]() }))}
          />
          <TextArea
            {...text('details')}
            label={m.freelookRequest_details()}
            help={m.freelookRequest_detailsHelp()}
            maxLength={2000}
          />
          <CompareLink policyNo={policyNo} />
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}

/** Today's refund, and the one from the enquiry if it was different. */
export function RequestReview(): ReactElement {
  const { values, check } = useStep(requestJourney);
  const { found, reason, ticket } = values;
  const policy = found?.policy;
  const chosen = reasonOf(reason);
  return (
    <OtpReviewStep
      heading={m.freelookRequest_reviewHeading()}
      caption={m.freelookRequest_workType()}
      rows={[
        { id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' },
        { id: 'policy', label: m.choosePolicy_label(), after: policy && `${policy.planName}, ${policy.policyNo}` },
        { id: 'reason', label: m.freelookRequest_reason(), after: chosen && REASONS[chosen](), step: 'reason' },
        { id: 'refund', label: m.freelookRequest_refund(), after: formatRupees(policy?.refund ?? 0), figure: true },
        {
          id: 'account',
          label: m.freelookRequest_account(),
          after: policy?.bankAccountNo && `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}`,
        },
      ]}
    >
      <Stack gap="4">
        {found && policy && found.refundThen !== policy.refund && (
          <Notice>
            {m.freelookRequest_changedSince({
              before: formatRupees(found.refundThen),
              now: formatRupees(policy.refund),
            })}
          </Notice>
        )}
        {policy?.navDate && <Notice>{m.freelookRequest_estimate({ date: formatServerDate(policy.navDate) })}</Notice>}
        <Checkbox {...check('isDeclared')} label={m.freelookRequest_declare()} />
      </Stack>
    </OtpReviewStep>
  );
}
