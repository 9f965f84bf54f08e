import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { premiumChangeText } from '@lifedesk/rules/texts';
import { riderOptions } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { RiderPolicyStep, RiderStep } from './RiderStep.tsx';
import { riderJourney } from './rider-journey.ts';
import { sendRider } from './send-rider.ts';

export { riderAddition_pageName as pageName } from '../texts.ts';

// each loads when the person gets there
const HealthStep = lazyPart(() => import('./HealthStep.tsx'));
const RiderReview = lazyPart(() => import('./RiderReview.tsx'));

/** Requests a rider on a policy. */
export default function RiderAdditionScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => riderOptions(sdk, {}, { ...silent, signal }), [sdk]);
  return (
    <LoadJourney
      heading={m.riderAddition_heading()}
      name={m.riderAddition_menuName()}
      ask={ask}
      nothing={({ policies, others }) =>
        whyNoneAvailable(
          policies,
          m.riderAddition_none(),
          others.map(({ because }) => premiumChangeText(because, language)),
          m.riderAddition_noneWhy(),
        )
      }
    >
      {(context) => (
        <JourneyScreen
          journey={riderJourney}
          context={context}
          screens={{ policy: RiderPolicyStep, rider: RiderStep, health: HealthStep, review: RiderReview }}
          send={(values, sending) => sendRider(sdk, context, values, sending)}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.riderAddition_workType()}
              heading={m.riderAddition_done()}
              body={m.riderAddition_doneBody()}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
