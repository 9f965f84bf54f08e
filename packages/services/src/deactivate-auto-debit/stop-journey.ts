import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, ticketCheck, ticketRefused } from '@lifedesk/journey';
import { autoDebitEligiblePolicies, type LifedeskError, type Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { deactivateAutoDebit } from './facts.ts';

type Mandate = Schemas['Mandate'];

/** The initial data of the journey: the mandates in force, each with its policy. */
export interface StopContext {
  readonly policies: readonly Mandate[];
  readonly onHold: readonly Schemas['MandateOnHold'][];
  /** A branch or the call centre has opened a request to stop one. */
  readonly hasRequest: boolean;
}

export const mandateOf = ({ policies }: StopContext, policyNo: string): Mandate | undefined =>
  policies.find((mandate) => mandate.policyNo === policyNo);

export const stopJourney = confirmByOtp({
  id: deactivateAutoDebit.id,
  guide: {
    needs: [m.journey_needsOtp],
    next: [m.deactivateAutoDebit_nextPay, m.deactivateAutoDebit_nextFlight],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: deactivateAutoDebit.workType,
    challenge: (sdk) => autoDebitEligiblePolicies(sdk, {}, inBackground),
    action: m.deactivateAutoDebit_confirm,
  },
  blank: { policyNo: '', ticket: '' },
  steps: [
    choosePolicy,
    {
      ...ticketCheck,
      // other people have no number
      applies: (_values, { hasRequest }: StopContext) => hasRequest,
      problems: (values) => (values.ticket.trim() === '' ? {} : ticketCheck.problems(values)),
    },
  ],
  begin: (context: StopContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'policyNo' },
  refusals: (error: LifedeskError) => (error.code === 'ticket-invalid' ? ticketRefused(error) : undefined),
});
