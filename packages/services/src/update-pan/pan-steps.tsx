import { ConfirmStep, FormStep, ReviewStep, sendCode, useApp, useStep } from '@lifedesk/journey';
import { isPanSeeded, maskMiddle } from '@lifedesk/rules';
import { validatePan } from '@lifedesk/sdk';
import { DataList, MaskedField, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { updatePan } from './facts.ts';
import { panJourney } from './pan-journey.ts';

const quietly = { background: true } as const;

/** What is registered, and the PAN that it shall be; the tax office is asked before the next step. */
export function PanStep(): ReactElement {
  const { sdk } = useApp();
  const { known, values, choice } = useStep(panJourney);
  const { pan: registered, panSeedingText } = known;
  const check = async () => {
    const typed = values.pan;
    const valid = await validatePan(sdk, { pan: typed }, quietly);
    return { valid: { ...valid, typed }, code: undefined, otp: '' };
  };
  return (
    <FormStep heading={m.updatePan_heading()} lead={m.updatePan_lead()} check={check}>
      <Stack gap="6">
        <DataList
          items={[
            { label: m.updatePan_registered(), value: registered ?? m.updatePan_none(), figure: true },
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

export function PanReview(): ReactElement {
  const { sdk } = useApp();
  const { known, values } = useStep(panJourney);
  const { valid } = values;
  const check = async () => {
    if (!valid) return undefined;
    const { otpToken, mobileNo: mobile, emailId: email } = valid;
    return { code: await sendCode(sdk, { otpToken, mobile, email }, updatePan.workType, quietly) };
  };
  return (
    <ReviewStep
      heading={m.updatePan_workType()}
      caption={m.updatePan_registered()}
      action={m.changeContact_sendCode()}
      busyLabel={m.changeContact_sendingCode()}
      check={check}
      rows={[
        {
          id: 'pan',
          label: m.updatePan_what(),
          before: known.pan ?? null,
          after: valid?.pan,
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
    </ReviewStep>
  );
}

export function PanConfirm(): ReactElement {
  const { send } = useStep(panJourney);
  return (
    <ConfirmStep
      code="code"
      workType={updatePan.workType}
      submitLabel={m.changeContact_confirm()}
      confirm={(otp) => send({ otp })}
    />
  );
}

const seedingOf = (text: string) => (isPanSeeded(text) ? m.updatePan_linked() : m.updatePan_notLinked());
