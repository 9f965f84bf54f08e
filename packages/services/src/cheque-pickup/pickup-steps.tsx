import {
  AddressFields,
  addressOf,
  addressText,
  ChoosePolicyStep,
  FormStep,
  policyRow,
  ReviewStep,
  useApp,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { PICKUP_SLOTS } from '@lifedesk/rules';
import { Notice, RadioGroup, SelectField, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { dayText, placeName, places } from './booked-pickup.ts';
import { pickupJourney } from './pickup-journey.ts';

export function PickupPolicy(): ReactElement {
  const { context } = useStep(pickupJourney);
  return <ChoosePolicyStep policies={context.policies} lead={m.chequePickup_policyLead()} />;
}

export function WhenStep(): ReactElement {
  const locale = useLocale();
  const { context, text } = useStep(pickupJourney);
  return (
    <FormStep heading={m.chequePickup_heading()} lead={m.chequePickup_lead()}>
      <Stack gap="4">
        <SelectField
          {...text('day')}
          label={m.chequePickup_day()}
          placeholder={m.address_choose()}
          options={context.days.map((value) => ({ value, label: dayText(value, locale) }))}
        />
        <SelectField
          {...text('slot')}
          label={m.chequePickup_slot()}
          placeholder={m.address_choose()}
          options={PICKUP_SLOTS.map((value) => ({ value, label: value }))}
        />
      </Stack>
    </FormStep>
  );
}

export function WhereStep(): ReactElement {
  const { context, values, text, choice } = useStep(pickupJourney);
  const { registeredMobile } = context;
  const mobile = { type: 'tel', inputMode: 'tel', figures: true, maxLength: 20 } as const;
  return (
    <FormStep heading={m.chequePickup_whereHeading()}>
      <Stack gap="6">
        <RadioGroup
          {...choice('placeKind')}
          label={m.chequePickup_place()}
          options={places.map(([value, label]) => ({ value, label: label() }))}
        />
        <AddressFields states={context.states} />
        {registeredMobile !== undefined && (
          <RadioGroup
            {...choice('calls')}
            label={m.chequePickup_calls()}
            options={[
              { value: 'registered', label: registeredMobile, help: m.chequePickup_callsRegistered() },
              { value: 'other', label: m.chequePickup_callsOther() },
            ]}
          />
        )}
        {values.calls === 'other' && (
          <>
            <TextField {...mobile} {...text('mobile')} label={m.chequePickup_mobile()} autoComplete="tel" />
            <TextField
              {...mobile}
              {...text('otherMobile')}
              label={m.chequePickup_otherMobile()}
              optional={m.request_optional()}
              autoComplete="off"
            />
          </>
        )}
      </Stack>
    </FormStep>
  );
}

export function PickupReview(): ReactElement {
  const locale = useLocale();
  const { insurer } = useApp();
  const { context, values } = useStep(pickupJourney);
  const { policyNo, day, slot, placeKind, calls, mobile, otherMobile } = values;
  const numbers = calls === 'registered' ? [context.registeredMobile] : [mobile, otherMobile];
  return (
    <ReviewStep
      heading={m.chequePickup_reviewHeading()}
      caption={m.chequePickup_workType()}
      action={m.chequePickup_send()}
      rows={[
        policyRow(policyNo, context),
        { id: 'when', label: m.chequePickup_whenStep(), after: `${dayText(day, locale)}, ${slot}`, step: 'when' },
        { id: 'where', label: placeName(placeKind) ?? '', after: addressText(addressOf(values)), step: 'where' },
        {
          id: 'mobile',
          label: m.chequePickup_mobile(),
          after: numbers.filter(Boolean).join(', '),
          figure: true,
          step: 'where',
        },
      ]}
    >
      <Notice>{m.chequePickup_safety({ insurer: insurer.name[locale] })}</Notice>
    </ReviewStep>
  );
}
