import { Acknowledgement, JourneyScreen, LoadJourney, OtpConfirmStep, silent, useApp } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import {
  autoDebitEligiblePolicies,
  autoDebitOnHold,
  deactivateAutoDebit,
  deactivateAutoDebitCrm,
  type Schemas,
} from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { mandateOf, stopJourney } from './stop-journey.ts';
import { StopPolicy, StopReview, StopTicket } from './stop-steps.tsx';

export { deactivateAutoDebit_pageName as pageName } from '../texts.ts';

/** Stops auto-debit, immediately or as a case for staff. */
export default function DeactivateAutoDebitScreen(): ReactElement {
  const { sdk } = useApp();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const options = { ...silent, signal };
      const [{ mandates: policies }, { onHold }] = await Promise.all([
        autoDebitEligiblePolicies(sdk, {}, options),
        autoDebitOnHold(sdk, {}, options),
      ]);
      return { policies, onHold };
    },
    [sdk],
  );
  return (
    <LoadJourney
      heading={m.deactivateAutoDebit_heading()}
      ask={ask}
      nothing={({ policies, onHold }) =>
        policies.length === 0
          ? {
              title: m.deactivateAutoDebit_noneHeading(),
              why: onHold.map(heldText).join(' ') || m.deactivateAutoDebit_none(),
            }
          : undefined
      }
    >
      {(context) => (
        <Stack gap="6">
          {context.onHold.map((held) => (
            <Notice key={held.ticket}>{heldText(held)}</Notice>
          ))}
          <JourneyScreen
            journey={stopJourney}
            context={context}
            screens={{ policy: StopPolicy, ticket: StopTicket, review: StopReview, confirm: OtpConfirmStep }}
            send={async ({ policyNo, ticket, otp }, sending) => {
              const mandate = mandateOf(context, policyNo);
              if (!mandate) throw new Error('the steps allow only a policy with auto-debit');
              const { mandateId, isInFlight, premiumDue } = mandate;
              const body = { mandateId, ...(ticket.trim() && { ticket }), ...otp };
              const stop = isInFlight ? deactivateAutoDebitCrm : deactivateAutoDebit;
              const acknowledged = await stop(sdk, body, sending);
              const facts = premiumDue && { amount: formatRupees(premiumDue.amount), payBy: premiumDue.payBy };
              return { ...acknowledged, ...(facts && { facts }) };
            }}
            done={(sent) => (
              <Acknowledgement
                sent={sent}
                workType={m.deactivateAutoDebit_workType()}
                heading={sent.state === 'completed' ? m.deactivateAutoDebit_done() : m.deactivateAutoDebit_asked()}
                body={sent.state === 'completed' ? m.deactivateAutoDebit_doneBody() : m.deactivateAutoDebit_askedBody()}
                details={
                  sent.state === 'completed' && sent.facts?.payBy
                    ? [
                        {
                          label: m.deactivateAutoDebit_payYourself(),
                          value: m.deactivateAutoDebit_payBy({
                            amount: sent.facts.amount ?? '',
                            date: formatServerDate(sent.facts.payBy),
                          }),
                          figure: true,
                        },
                      ]
                    : []
                }
              />
            )}
          />
        </Stack>
      )}
    </LoadJourney>
  );
}

const heldText = ({ mandate, ticket, promisedDate }: Schemas['MandateOnHold']): string =>
  m.deactivateAutoDebit_held({ number: mandate.policyNo, ticket, date: formatServerDate(promisedDate) });
