import {
  CompareLink,
  OtpReviewStep,
  PayoutCheck,
  TicketCheckStep,
  useApp,
  useHref,
  useLocale,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, surrenderDeductions } from '@lifedesk/rules';
import { isSurrenderReason, surrenderText } from '@lifedesk/rules/texts';
import { validateSurrenderTicket } from '@lifedesk/sdk';
import { Checkbox, Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { CancelSurrender } from './CancelSurrender.tsx';
import { surrenderRequest } from './facts.ts';
import { requestJourney } from './request-journey.ts';

/** The number of the enquiry; without one, a link to get it. A surrender that can be cancelled comes first. */
export function RequestTicket(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const { context, values } = useStep(requestJourney);
  const { found } = values;
  const enquire = useHref()('surrender-enquiry');
  return (
    <Stack gap="6">
      <TicketCheckStep
        heading={m.surrenderRequest_heading()}
        lead={m.surrenderRequest_lead()}
        offers={['surrender-enquiry']}
        check={async (ticket) => ({ found: await validateSurrenderTicket(sdk, { ticket }, { background: true }) })}
      />
      {found && !found.policy && found.ticket === values.ticket && (
        <Notice tone="warning" role="alert">
          {isSurrenderReason(found.because) ? surrenderText(found.because, language) : m.journey_changed()}
        </Notice>
      )}
      {enquire && (
        <Link alone href={enquire}>
          {m.surrenderRequest_noTicket()}
        </Link>
      )}
      {context.others.map(
        ({ cancels, planName, policyNo }) =>
          cancels && <CancelSurrender key={cancels} ticket={cancels} planName={planName} policyNo={policyNo} />,
      )}
    </Stack>
  );
}

/** What is paid out today, what ends, and what the enquiry said. Appears once payouts of the policy are possible. */
export function RequestReview(): ReactElement | null {
  const { values, check } = useStep(requestJourney);
  const { found, ticket } = values;
  const policy = found?.policy;
  const policyNo = found?.policyNo ?? '';
  const ask = usePayoutCheck(policyNo, surrenderRequest.id);
  if (!policy) return null;
  const { quote, lost } = policy;
  return (
    <PayoutCheck ask={ask}>
      <OtpReviewStep
        heading={m.surrenderRequest_reviewHeading()}
        caption={m.surrenderRequest_workType()}
        rows={[
          { id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' },
          { id: 'policy', label: m.choosePolicy_label(), after: `${policy.planName}, ${policyNo}` },
          { id: 'gross', label: m.surrenderRequest_value(), after: formatRupees(quote.gross), figure: true },
          ...(quote.additions > 0
            ? [
                {
                  id: 'additions',
                  label: m.surrenderRequest_additions(),
                  after: formatRupees(quote.additions),
                  figure: true,
                },
              ]
            : []),
          {
            id: 'off',
            label: m.surrenderRequest_off(),
            after: formatRupees(surrenderDeductions(quote)),
            figure: true,
          },
          { id: 'net', label: m.surrenderRequest_net(), after: formatRupees(quote.net), figure: true },
          { id: 'cover', label: m.surrenderRequest_cover(), after: formatRupees(lost.cover), figure: true },
          {
            id: 'account',
            label: m.surrenderRequest_account(),
            after: policy.bankAccountNo && `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}`,
          },
        ]}
      >
        <Stack gap="4">
          {found && found.netThen !== quote.net && (
            <Notice>
              {m.surrenderRequest_changedSince({ before: formatRupees(found.netThen), now: formatRupees(quote.net) })}
            </Notice>
          )}
          <CompareLink policyNo={policyNo} />
          <Checkbox {...check('isDeclared')} label={m.surrenderRequest_declare()} />
        </Stack>
      </OtpReviewStep>
    </PayoutCheck>
  );
}
