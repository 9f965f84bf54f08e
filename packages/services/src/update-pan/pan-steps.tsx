import { FormStep, inBackground, OtpReviewStep, useApp, useStep } from '@lifedesk/journey';
import { isPanSeeded, maskMiddle } from '@lifedesk/rules';
import { validatePan } from '@lifedesk/sdk';
import { DataList, MaskedField, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { panJourney } from './pan-journey.ts';

/** What is registered, and the PAN that it shall be; the tax office is asked before the next step. */
export function PanStep(): ReactElement {
  const { sdk } = useApp();
  const { known, values, choice } = useStep(panJourney);
  const { pan: registered, panSeedingText } = known;
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
  const { known, values } = useStep(panJourney);
  const { valid } = values;
  return (
    <OtpReviewStep
      heading={m.updatePan_workType()}
      caption={m.updatePan_registered()}
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
    </OtpReviewStep>
  );
}

const seedingOf = (text: string) => (isPanSeeded(text) ? m.updatePan_linked() : m.updatePan_notLinked());
