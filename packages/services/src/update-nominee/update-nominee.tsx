import { lazyPart, OtpConfirmStep, requestService, whenAllRestricted } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { type CallOptions, eligibleNominees, nomineeEligiblePolicies, type Sdk, updateNominees } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { nomineeJourney } from './nominee-journey.ts';
import { NomineePolicy, NomineeReview } from './nominee-steps.tsx';
import { bodyOf } from './people.ts';

export { updateNominee_pageName as pageName } from '../texts.ts';

/** The form with all its fields, which loads once a policy is chosen. */
const NomineesStep = lazyPart(() => import('./NomineesStep.tsx'));

async function loadNominees(sdk: Sdk, body: Record<string, never>, options: CallOptions) {
  const [{ policies, restricted }, { eligibleNominees: people }] = await Promise.all([
    nomineeEligiblePolicies(sdk, body, options),
    eligibleNominees(sdk, body, options),
  ]);
  return { policies, restricted, people, today: todayInIndia(new Date(sdk.clock.now())) };
}

/** Who receives the money of a policy. */
export default requestService({
  heading: m.updateNominee_heading,
  name: m.updateNominee_menuName,
  load: loadNominees,
  none: (context, language) => whenAllRestricted(m.updateNominee_none, m.updateNominee_noneWhy, language)(context),
  journey: nomineeJourney,
  screens: { policy: NomineePolicy, nominees: NomineesStep, review: NomineeReview, confirm: OtpConfirmStep },
  async send({ policyNo, people, held, otp }, sending, { sdk, context }) {
    const body = { policyNo, ...bodyOf(people, held, context.today), ...otp };
    return { ...(await updateNominees(sdk, body, sending)), facts: { policyNo } };
  },
  done: ({ facts }) => ({
    subject: 'people',
    workType: m.updateNominee_workType(),
    heading: m.updateNominee_done(),
    body: m.updateNominee_doneBody(),
    details: facts?.policyNo ? [{ label: m.choosePolicy_label(), value: facts.policyNo }] : [],
  }),
});
