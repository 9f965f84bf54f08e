import { FormStep, fieldId, focusHeading, TypedDateField, useStep } from '@lifedesk/journey';
import { maskMiddle } from '@lifedesk/rules';
import { MaskedField, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { CountryField } from './CountryField.tsx';
import { nationalityJourney } from './nationality-journey.ts';
import { cleanNumber } from './numbers.ts';
import { visaTypes } from './words.ts';

/** The passport, and a visa if there is one. */
export default function PassportStep(): ReactElement {
  const { values, choice, text } = useStep(nationalityJourney);
  useEffect(() => focusHeading(), []);
  return (
    <FormStep heading={m.updateNationality_passportHeading()} lead={m.updateNationality_passportLead()}>
      <Stack gap="6">
        <MaskedField
          {...choice('passportNumber')}
          label={m.updateNationality_passportNumber()}
          revealLabel={m.updateNationality_passportReveal()}
          mask={maskMiddle}
          clean={cleanNumber}
          autoCapitalize="characters"
        />
        <CountryField {...text('passportIssueCountry')} label={m.updateNationality_passportCountry()} />
        <Day field="passportIssueDate" label={m.updateNationality_passportDate()} optional={m.request_optional()} />
        <SelectField
          {...text('visaType')}
          label={m.updateNationality_visa()}
          options={[
            { value: '', label: m.updateNationality_noVisa() },
            ...Object.entries(visaTypes).map(([value, name]) => ({ value, label: name() })),
          ]}
        />
        {values.visaType !== '' && <Day field="visaValidTill" label={m.updateNationality_visaDate()} />}
      </Stack>
    </FormStep>
  );
}

interface DayProps {
  readonly field: 'passportIssueDate' | 'visaValidTill';
  readonly label: string;
  readonly optional?: string;
}

function Day({ field, ...words }: DayProps): ReactElement {
  const { values, set, errorOf } = useStep(nationalityJourney);
  return (
    <TypedDateField
      {...words}
      id={fieldId(field)}
      error={errorOf(field)}
      date={values[field]}
      typed={values.typed[field] ?? ''}
      onType={(date, typed) => set({ [field]: date, typed: { ...values.typed, [field]: typed } })}
    />
  );
}
