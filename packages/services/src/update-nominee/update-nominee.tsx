import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  OtpConfirmStep,
  silent,
  useApp,
  useLocale,
  whenAllRestricted,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { eligibleNominees, nomineeEligiblePolicies, updateNominees } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { nomineeJourney } from './nominee-journey.ts';
import { NomineePolicy, NomineeReview } from './nominee-steps.tsx';
import { bodyOf } from './people.ts';

export { updateNominee_pageName as pageName } from '../texts.ts';

/** The form with all its fields, which loads once a policy is chosen. */
const NomineesStep = lazyPart(() => import('./NomineesStep.tsx'));

/** Who receives the money of a policy. */
export default function UpdateNomineeScreen(): ReactElement {
  const { sdk, now } = useApp();
  const language = useLocale();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const options = { ...silent, signal };
      const [{ policies, restricted }, { eligibleNominees: people }] = await Promise.all([
        nomineeEligiblePolicies(sdk, {}, options),
        eligibleNominees(sdk, {}, options),
      ]);
      return { policies, restricted, people, today: todayInIndia(now()) };
    },
    [sdk, now],
  );
  return (
    <LoadJourney
      heading={m.updateNominee_heading()}
      name={m.updateNominee_menuName()}
      ask={ask}
      nothing={whenAllRestricted(m.updateNominee_none, m.updateNominee_noneWhy, language)}
    >
      {(context) => (
        <JourneyScreen
          journey={nomineeJourney}
          context={context}
          screens={{ policy: NomineePolicy, nominees: NomineesStep, review: NomineeReview, confirm: OtpConfirmStep }}
          send={async ({ policyNo, people, held, otp }, sending) => {
            const body = { policyNo, ...bodyOf(people, held, context.today), ...otp };
            return { ...(await updateNominees(sdk, body, sending)), facts: { policyNo } };
          }}
          done={(sent) => (
            <Acknowledgement
              subject="people"
              sent={sent}
              workType={m.updateNominee_workType()}
              heading={m.updateNominee_done()}
              body={m.updateNominee_doneBody()}
              details={sent.facts?.policyNo ? [{ label: m.choosePolicy_label(), value: sent.facts.policyNo }] : []}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
