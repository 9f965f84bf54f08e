import { OtpConfirmStep, requestService } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import {
  autoDebitEligiblePolicies,
  autoDebitOnHold,
  type CallOptions,
  deactivateAutoDebit,
  deactivateAutoDebitCrm,
  type Schemas,
  type Sdk,
  serviceRequests,
} from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { mandateOf, stopJourney } from './stop-journey.ts';
import { StopPolicy, StopReview, StopTicket } from './stop-steps.tsx';

export { deactivateAutoDebit_pageName as pageName } from '../texts.ts';

async function loadMandates(sdk: Sdk, body: Record<string, never>, options: CallOptions) {
  const [{ mandates: policies }, { onHold }, { serviceRequests: requests }] = await Promise.all([
    autoDebitEligiblePolicies(sdk, body, options),
    autoDebitOnHold(sdk, body, options),
    serviceRequests(sdk, {}, options),
  ]);
  return { policies, onHold, hasRequest: requests.some(isOpenStop) };
}

/** Stops auto-debit, immediately or as a case for staff. */
export default requestService({
  heading: m.deactivateAutoDebit_heading,
  load: loadMandates,
  none: ({ policies, onHold }) =>
    policies.length === 0
      ? {
          title: m.deactivateAutoDebit_noneHeading(),
          why: onHold.map(heldText).join(' ') || m.deactivateAutoDebit_none(),
        }
      : undefined,
  journey: stopJourney,
  screens: { policy: StopPolicy, ticket: StopTicket, review: StopReview, confirm: OtpConfirmStep },
  around: (steps, { onHold }) => (
    <Stack gap="6">
      {onHold.map((held) => (
        <Notice key={held.ticket}>{heldText(held)}</Notice>
      ))}
      {steps}
    </Stack>
  ),
  async send({ policyNo, ticket, otp }, sending, { sdk, context }) {
    const mandate = mandateOf(context, policyNo);
    if (!mandate) throw new Error('the steps allow only a policy with auto-debit');
    const { mandateId, isInFlight, premiumDue } = mandate;
    const body = { mandateId, ...(ticket.trim() && { ticket }), ...otp };
    const stop = isInFlight ? deactivateAutoDebitCrm : deactivateAutoDebit;
    const acknowledged = await stop(sdk, body, sending);
    const facts = premiumDue && { amount: formatRupees(premiumDue.amount), payBy: premiumDue.payBy };
    return { ...acknowledged, ...(facts && { facts }) };
  },
  done({ state, facts }) {
    const isDone = state === 'completed';
    return {
      workType: m.deactivateAutoDebit_workType(),
      heading: isDone ? m.deactivateAutoDebit_done() : m.deactivateAutoDebit_asked(),
      body: isDone ? m.deactivateAutoDebit_doneBody() : m.deactivateAutoDebit_askedBody(),
      details:
        isDone && facts?.payBy
          ? [
              {
                label: m.deactivateAutoDebit_payYourself(),
                value: m.deactivateAutoDebit_payBy({ amount: facts.amount ?? '', date: formatServerDate(facts.payBy) }),
                figure: true,
              },
            ]
          : [],
    };
  },
});

const isOpenStop = ({ type, settledAt }: Schemas['ServiceRequest']): boolean =>
  type === 'deactivate-auto-debit' && !settledAt;

const heldText = ({ mandate, ticket, promisedDate }: Schemas['MandateOnHold']): string =>
  m.deactivateAutoDebit_held({ number: mandate.policyNo, ticket, date: formatServerDate(promisedDate) });
