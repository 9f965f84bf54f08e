import {
  modeWords,
  OtpConfirmStep,
  policyRow,
  requestService,
  type SentRequest,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { premiumChangeText } from '@lifedesk/rules/texts';
import { modeChangeDetails, updateMode } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { type ModeContext, modeJourney, modeOf, policyOf } from './mode-journey.ts';
import { ModePolicyStep, ModeReview, ModeStep } from './mode-steps.tsx';

export { modeChange_pageName as pageName } from '../texts.ts';

/** Changes how often the premiums of a policy fall due. */
export default requestService({
  heading: m.modeChange_heading,
  name: m.modeChange_menuName,
  load: modeChangeDetails,
  none: ({ policies, others }, language) =>
    whyNoneAvailable(
      policies,
      m.modeChange_none(),
      withReasons(others, ({ because }) => premiumChangeText(because, language)),
      m.modeChange_noneWhy(),
    ),
  journey: modeJourney,
  screens: { policy: ModePolicyStep, mode: ModeStep, review: ModeReview, confirm: OtpConfirmStep },
  async send({ policyNo, premiumMode, otp }, sending, { sdk, context }) {
    const chosen = modeOf(policyOf(context, policyNo), premiumMode);
    if (!chosen) throw new Error('a mode is chosen before sending');
    const body = { policyNo, premiumMode: chosen.premiumMode, instalment: chosen.instalment, ...otp };
    return { ...(await updateMode(sdk, body, sending)), facts: { policyNo, premiumMode } };
  },
  done: (sent, { context }) => ({
    workType: m.modeChange_workType(),
    heading: m.modeChange_done(),
    body: m.modeChange_doneBody(),
    details: scheduledMode(sent, context),
  }),
});

/** The policy, the chosen mode, and when its first premium is due. */
function scheduledMode({ facts }: SentRequest, context: ModeContext): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', premiumMode } = facts;
  const { label, after } = policyRow(policyNo, context);
  const policy = policyOf(context, policyNo);
  const mode = modeOf(policy, premiumMode);
  if (!policy || !mode) return [{ label, value: after }];
  return [
    { label, value: after },
    { label: m.modeChange_label(), value: modeWords(mode.premiumMode) },
    { label: m.modeChange_instalment(), value: formatRupees(mode.instalment), figure: true },
    { label: m.modeChange_firstDue(), value: formatServerDate(policy.effectiveOn) },
  ];
}
