import { FormStep, useStep } from '@lifedesk/journey';
import { Notice, RadioGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { CountryField } from './CountryField.tsx';
import { nationalities } from './nationalities.ts';
import { nationalityJourney } from './nationality-journey.ts';

/** Who declares and where they live. What follows from the nationality is not asked. */
export function ResidenceStep(): ReactElement {
  const { context } = useStep(nationalityJourney);
  const isCompany = context.declarant === 'company';
  return (
    <FormStep
      heading={isCompany ? m.updateNationality_companyHeading() : m.updateNationality_heading()}
      lead={m.updateNationality_lead()}
    >
      <Stack gap="6">
        {context.session === 'partial' && <Notice>{m.updateNationality_unconfirmed()}</Notice>}
        {isCompany ? <CompanyFields /> : <PersonFields />}
      </Stack>
    </FormStep>
  );
}

function PersonFields(): ReactElement {
  const { values, choice, text } = useStep(nationalityJourney);
  const { nationality } = values;
  const isForeign = nationality === 'P' || nationality === 'F';
  return (
    <>
      <RadioGroup
        {...choice('nationality')}
        label={m.updateNationality_nationality()}
        options={nationalities.map(({ code, name, help }) => ({ value: code, label: name(), help: help() }))}
      />
      {nationality !== 'I' && (
        <CountryField
          {...text('currentResidenceCountry')}
          label={m.updateNationality_residence()}
          notIndia={nationality === 'N'}
        />
      )}
      {isForeign && <CountryField {...text('citizenship')} label={m.updateNationality_citizenship()} notIndia />}
      <CountryField {...text('birthCountry')} label={m.updateNationality_birth()} />
      <TaxCountry />
    </>
  );
}

function CompanyFields(): ReactElement {
  const { text } = useStep(nationalityJourney);
  return (
    <>
      <CountryField {...text('citizenship')} label={m.updateNationality_incorporated()} />
      <CountryField {...text('currentResidenceCountry')} label={m.updateNationality_managed()} />
      <TaxCountry />
    </>
  );
}

function TaxCountry(): ReactElement {
  const { text } = useStep(nationalityJourney);
  return (
    <CountryField
      {...text('countryOfResidencePerTax')}
      label={m.updateNationality_taxCountry()}
      help={m.updateNationality_taxCountryHelp()}
    />
  );
}
