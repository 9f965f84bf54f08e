import type { Schemas } from '@lifedesk/sdk';
import { userEvent } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading, waitForPage } from '../../testing/stories.ts';

export default {
  title: 'Portal/Health declaration',
  tags: ['!autodocs'],
  ...screens({ address: to('submit-ehdf'), session: 'full' }),
};

type EhdfAnswer = Schemas['EhdfPolicies'];
type Canvas = Parameters<NonNullable<Screen['play']>>[0]['canvas'];

const begin = /^(Begin|शुरू करें)$/;
const next = /^(Continue|आगे बढ़ें)$/;
const press = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }));

/** The contract's example with other policies. */
const instead = (change: (answer: EhdfAnswer) => EhdfAnswer): Screen => ({
  args: { instead: { ehdfEligiblePolicies: { change } } },
});
const inState = (state: EhdfAnswer['policies'][number]['state']): Screen =>
  instead((answer) => ({
    ...answer,
    policies: answer.policies.map((policy) => ({
      ...policy,
      state,
      ticket: 'SR4071852938',
      declaredOn: '2026-11-26',
      ...(state === 'accepted' && { validUntil: '2026-12-26' }),
    })),
  }));

export const Start: Screen = {};
export const StartOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, name: 'Start on a phone, Hindi' };
/** A policy and an application need one. */
export const Which: Screen = instead((answer) => ({
  ...answer,
  policies: answer.policies.flatMap((policy) => {
    const { policyNo: _policyNo, id: _id, ...application } = policy;
    return [policy, { ...application, applicationNo: 'AP1000000013', because: 'application' as const }];
  }),
}));
export const Questions: Screen = {
  play: async ({ canvasElement, canvas }) => {
    await waitForPage(canvasElement);
    await press(canvas, begin);
    await canvas.findByRole('textbox', { name: /How tall|आपकी लंबाई/ });
    await waitForHeading(canvasElement);
  },
};
export const QuestionsOnPhoneInHindi: Screen = {
  ...Questions,
  ...widths.onPhoneInHindi,
  name: 'Questions on a phone, Hindi',
};
export const QuestionsWithErrors: Screen = {
  play: async (context) => {
    await Questions.play?.(context);
    await press(context.canvas, next);
    await context.canvas.findByRole('alert');
  },
};
export const FeetAndInches: Screen = {
  play: async (context) => {
    await Questions.play?.(context);
    await press(context.canvas, /feet and inches|फ़ुट और इंच/);
  },
};
export const UnderReview = inState('under-review');
export const Accepted = inState('accepted');
export const Declined = inState('declined');
export const TestsNeeded = inState('medical');
/** One question decides whether it counts again. */
export const Expired: Screen = { args: { instead: { ehdfEligiblePolicies: { example: 'expired' } } } };
export const ExpiredOnPhoneInHindi: Screen = {
  ...Expired,
  ...widths.onPhoneInHindi,
  name: 'Expired on a phone, Hindi',
};
export const None: Screen = { args: { instead: { ehdfEligiblePolicies: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { ehdfEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { ehdfEligiblePolicies: { status: 503 } } } };
