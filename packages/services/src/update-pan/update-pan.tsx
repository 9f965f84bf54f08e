import {
  confirmByOtp,
  FormStep,
  inBackground,
  OtpConfirmStep,
  OtpReviewStep,
  requestService,
  ruleMessage,
  useApp,
  useStep,
} from '@lifedesk/journey';
import { checkPan, isPanSeeded, maskMiddle, type PanFlags, panStatus } from '@lifedesk/rules';
import { panText } from '@lifedesk/rules/texts';
import {
  type AnswerOf,
  type CallOptions,
  fetchPan,
  type LifedeskError,
  type Sdk,
  updatePan as send,
  validatePan,
} from '@lifedesk/sdk';
import { DataList, MaskedField, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { updatePan } from './facts.ts';

export { updatePan_pageName as pageName } from '../texts.ts';

/** The server's response to a PAN that can be registered; its challenge confirms it. */
interface ValidPan extends AnswerOf<'validatePan'> {
  /** The typed PAN. */
  readonly typed: string;
}

/** The registered PAN, masked, under the specification's name, and its flags. */
interface RegisteredPan extends Omit<AnswerOf<'fetchPan'>, 'pan'> {
  readonly panNum: string | undefined;
}

async function fetchRegisteredPan(sdk: Sdk, body: Record<string, never>, options: CallOptions): Promise<RegisteredPan> {
  const { pan: panNum, ...flags } = await fetchPan(sdk, body, options);
  return { ...flags, panNum };
}

const journey = confirmByOtp({
  id: updatePan.id,
  guide: { needs: [m.updatePan_needsCard, m.journey_needsOtp], next: [m.updatePan_nextCheck, m.updatePan_nextUse] },
  confirm: { workType: updatePan.workType, challenge: async (_sdk, { valid }) => valid },
  blank: { pan: '', valid: undefined as ValidPan | undefined },
  secrets: ['pan'],
  transient: ['valid'],
  steps: [
    {
      id: 'pan',
      name: m.updatePan_step,
      fields: ['pan'],
      problems({ pan }) {
        const check = checkPan(pan);
        if (!check.valid) return { pan: ruleMessage(panText, check.because) };
        return check.value.holderType === 'person' ? {} : { pan: m.updatePan_notAPerson };
      },
      isDone: ({ pan, valid }) => valid?.typed === pan,
    },
  ],
  begin: (_context: RegisteredPan) => ({}),
  refusals: (error: LifedeskError) =>
    error.code === 'pan-invalid' || error.code === 'duplicate' ? { pan: error } : undefined,
});

/** The customer's PAN. */
export default requestService({
  heading: m.updatePan_heading,
  load: fetchRegisteredPan,
  journey,
  screens: { pan: PanStep, review: PanReview, confirm: OtpConfirmStep },
  send: async ({ pan, valid, otp }, sending, { sdk }) => ({
    ...(await send(sdk, { pan, ...otp }, sending)),
    facts: { pan: valid?.pan ?? '' },
  }),
  done: ({ facts }) => ({
    workType: m.updatePan_workType(),
    heading: m.updatePan_done(),
    body: m.updatePan_doneBody(),
    details: facts?.pan ? [{ label: m.updatePan_what(), value: facts.pan, figure: true }] : [],
  }),
});

/** The registered PAN and the new one; the tax office is asked before the next step. */
function PanStep(): ReactElement {
  const { sdk } = useApp();
  const { context, values, choice } = useStep(journey);
  const { panNum: registered, panSeedingText } = context;
  const check = async () => {
    const typed = values.pan;
    return { valid: { ...(await validatePan(sdk, { pan: typed }, inBackground)), typed } };
  };
  return (
    <FormStep heading={m.updatePan_heading()} lead={m.updatePan_lead()} check={check}>
      <Stack gap="6">
        <DataList
          items={[
            { label: m.updatePan_registered(), value: registered ?? m.updatePan_none(), figure: true },
            { label: m.updatePan_status(), value: statusOf(context) },
            ...(registered && panSeedingText
              ? [{ label: m.updatePan_seeding(), value: seedingOf(panSeedingText) }]
              : []),
          ]}
        />
        <MaskedField
          {...choice('pan')}
          label={m.updatePan_label()}
          help={m.updatePan_help()}
          revealLabel={m.updatePan_reveal()}
          mask={maskMiddle}
          clean={(typed) => typed.replaceAll(/\s/g, '').toUpperCase()}
          autoCapitalize="characters"
        />
      </Stack>
    </FormStep>
  );
}

function PanReview(): ReactElement {
  const { context, values } = useStep(journey);
  const { valid } = values;
  return (
    <OtpReviewStep
      heading={m.updatePan_workType()}
      caption={m.updatePan_registered()}
      rows={[
        {
          id: 'pan',
          label: m.updatePan_what(),
          before: context.panNum ?? null,
          // in full, only here: people have to check it letter by letter
          after: values.pan,
          figure: true,
          step: 'pan',
        },
      ]}
    >
      {valid?.panSeedingText && (
        <Notice tone={isPanSeeded(valid.panSeedingText) ? 'info' : 'warning'}>
          {isPanSeeded(valid.panSeedingText) ? m.updatePan_seeded() : m.updatePan_notSeeded()}
        </Notice>
      )}
    </OtpReviewStep>
  );
}

const seedingOf = (text: string) => (isPanSeeded(text) ? m.updatePan_linked() : m.updatePan_notLinked());

/** The status of specification section 5 in words. "No" means that there is no PAN, "Yes" that there is one. */
function statusOf(flags: PanFlags): string {
  switch (panStatus(flags)) {
    case 'Y':
      return m.updatePan_statusValidated();
    case 'N':
      return m.updatePan_statusNotValidated();
    case 'No':
      return m.updatePan_statusMissing();
    default:
      return m.updatePan_statusRegistered();
  }
}
