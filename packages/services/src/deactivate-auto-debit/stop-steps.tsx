import {
  ChoosePolicyStep,
  OtpReviewStep,
  policyRow,
  railWords,
  TicketCheckStep,
  useApp,
  useHref,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { validateAutoDebitTicket } from '@lifedesk/sdk';
import { Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { mandateOf, stopJourney } from './stop-journey.ts';

export function StopPolicy(): ReactElement {
  const { context } = useStep(stopJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.deactivateAutoDebit_policyLead()}
      detail={({ nextDebit, rail }) =>
        nextDebit
          ? m.deactivateAutoDebit_next({
              amount: formatRupees(nextDebit.amount),
              date: formatServerDate(nextDebit.date),
            })
          : railWords[rail]()
      }
    />
  );
}

/** The number of a request opened by a branch or the call centre; may stay empty. */
export function StopTicket(): ReactElement {
  const { sdk } = useApp();
  return (
    <TicketCheckStep
      heading={m.deactivateAutoDebit_ticketHeading()}
      lead={m.deactivateAutoDebit_ticketLead()}
      offers={['deactivate-auto-debit']}
      check={async (ticket) => {
        await validateAutoDebitTicket(sdk, { ticket }, { background: true });
        return {};
      }}
    />
  );
}

export function StopReview(): ReactElement {
  const { context, values } = useStep(stopJourney);
  const href = useHref();
  const mandate = mandateOf(context, values.policyNo);
  const { premiumDue, nextDebit, isInFlight = false, needsAnotherMode = false } = mandate ?? {};
  const mode = needsAnotherMode ? href('mode-change', { id: mandate?.id }) : undefined;
  const { ticket } = values;
  return (
    <OtpReviewStep
      heading={m.deactivateAutoDebit_heading()}
      lead={isInFlight ? m.deactivateAutoDebit_flightLead() : m.deactivateAutoDebit_lead()}
      caption={m.deactivateAutoDebit_workType()}
      rows={[
        policyRow(values.policyNo, context),
        ...(mandate
          ? [
              {
                id: 'from',
                label: m.mandate_from(),
                after: mandate.account ? `${railWords[mandate.rail]()}, ${mandate.account}` : railWords[mandate.rail](),
              },
            ]
          : []),
        ...(ticket ? [{ id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' }] : []),
      ]}
    >
      <Stack gap="4">
        {isInFlight && nextDebit && (
          <Notice tone="warning">
            {m.deactivateAutoDebit_flight({
              amount: formatRupees(nextDebit.amount),
              date: formatServerDate(nextDebit.date),
            })}
          </Notice>
        )}
        {premiumDue && !isInFlight && (
          <Notice tone="warning">
            {m.deactivateAutoDebit_stillDue({
              amount: formatRupees(premiumDue.amount),
              due: formatServerDate(premiumDue.dueDate),
              date: formatServerDate(premiumDue.payBy),
            })}
          </Notice>
        )}
        {needsAnotherMode && (
          <Notice tone="warning">
            <Stack gap="2">
              <p>{m.deactivateAutoDebit_monthly()}</p>
              {mode && (
                <Link alone href={mode}>
                  {m.deactivateAutoDebit_changeMode()}
                </Link>
              )}
            </Stack>
          </Notice>
        )}
      </Stack>
    </OtpReviewStep>
  );
}
