import { lazyPart, requestService, whyNoneAvailable, withReasons } from '@lifedesk/journey';
import { premiumChangeText } from '@lifedesk/rules/texts';
import { riderOptions } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { RiderPolicyStep, RiderStep } from './RiderStep.tsx';
import { riderJourney } from './rider-journey.ts';
import { sendRider } from './send-rider.ts';

export { riderAddition_pageName as pageName } from '../texts.ts';

// each loads when the person gets there
const HealthStep = lazyPart(() => import('./HealthStep.tsx'));
const RiderReview = lazyPart(() => import('./RiderReview.tsx'));

/** Requests a rider on a policy. */
export default requestService({
  heading: m.riderAddition_heading,
  name: m.riderAddition_menuName,
  load: riderOptions,
  none: ({ policies, others }, language) =>
    whyNoneAvailable(
      policies,
      m.riderAddition_none(),
      withReasons(others, ({ because }) => premiumChangeText(because, language)),
      m.riderAddition_noneWhy(),
    ),
  journey: riderJourney,
  screens: { policy: RiderPolicyStep, rider: RiderStep, health: HealthStep, review: RiderReview },
  send: (values, sending, { sdk, context }) => sendRider(sdk, context, values, sending),
  done: () => ({
    workType: m.riderAddition_workType(),
    heading: m.riderAddition_done(),
    body: m.riderAddition_doneBody(),
  }),
});
