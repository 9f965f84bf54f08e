import { FormStep, focusHeading, useLocale, useStep } from '@lifedesk/journey';
import { GULF_COUNTRIES, maskMiddle } from '@lifedesk/rules';
import { MaskedField, Notice, RadioGroup, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { countryName } from './countries.ts';
import { asksTaxId } from './declaration.ts';
import { nationalityJourney } from './nationality-journey.ts';
import { cleanNumber } from './numbers.ts';
import { acceptedDocuments, declaredDocument, documentName, ownDocuments } from './tax-documents.ts';
import { addressTypes } from './words.ts';

/** The tax id of the country of tax residence, or a document instead, and the kind of address there. */
export default function TaxStep(): ReactElement {
  const { context, values, text } = useStep(nationalityJourney);
  const country = countryName(values.countryOfResidencePerTax, useLocale());
  // this step is its own chunk: the heading only exists now
  useEffect(() => focusHeading(), []);
  const offices = context.declarant === 'company' ? ['registered-office', 'business'] : Object.keys(addressTypes);
  return (
    <FormStep heading={m.updateNationality_taxHeading({ country })}>
      <Stack gap="6">
        {asksTaxId(values.countryOfResidencePerTax) ? <TaxId /> : <NoTaxId country={country} />}
        <SelectField
          {...text('addressType')}
          label={m.updateNationality_addressType()}
          placeholder={m.updateNationality_chooseKind()}
          options={Object.entries(addressTypes)
            .filter(([value]) => offices.includes(value))
            .map(([value, name]) => ({ value, label: name() }))}
        />
      </Stack>
    </FormStep>
  );
}

function NoTaxId({ country }: { readonly country: string }): ReactElement {
  const { values } = useStep(nationalityJourney);
  const isGulf = GULF_COUNTRIES.some((gulf) => gulf === values.countryOfResidencePerTax);
  return <Notice>{isGulf ? m.updateNationality_noTaxIdGulf({ country }) : m.updateNationality_noTaxIdIndia()}</Notice>;
}

function TaxId(): ReactElement {
  const { context, values, choice, text } = useStep(nationalityJourney);
  const { hasTaxId, countryOfResidencePerTax: code } = values;
  const documents = ownDocuments(code).map(documentName).join(', ');
  return (
    <>
      <RadioGroup
        {...choice('hasTaxId')}
        label={m.updateNationality_hasTaxId()}
        options={[
          { value: 'yes', label: m.updateNationality_yes() },
          { value: 'no', label: m.updateNationality_no() },
        ]}
      />
      {hasTaxId === 'yes' && (
        <MaskedField
          {...choice('forgienTaxIdNum')}
          label={m.updateNationality_taxId()}
          help={documents ? m.updateNationality_taxIdHelp({ documents }) : m.updateNationality_taxIdHelpOther()}
          revealLabel={m.updateNationality_taxIdReveal()}
          mask={maskMiddle}
          clean={cleanNumber}
          autoCapitalize="characters"
        />
      )}
      {hasTaxId === 'no' && (
        <>
          <SelectField
            {...text('otherProof')}
            label={m.updateNationality_otherProof()}
            help={
              context.session === 'partial'
                ? m.updateNationality_otherProofHelpUnseen()
                : m.updateNationality_otherProofHelp()
            }
            placeholder={m.updateNationality_document()}
            options={acceptedDocuments(code).map((id) => ({ value: declaredDocument(id), label: documentName(id) }))}
          />
          <MaskedField
            {...choice('documentNumber')}
            label={m.updateNationality_documentNumber()}
            revealLabel={m.updateNationality_documentNumberReveal()}
            mask={maskMiddle}
            clean={cleanNumber}
            autoCapitalize="characters"
          />
        </>
      )}
    </>
  );
}
