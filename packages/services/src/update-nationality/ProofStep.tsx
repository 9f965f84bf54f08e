import { FormStep, focusHeading, UploadField, useStep } from '@lifedesk/journey';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { fileFields } from './declaration.ts';
import { nationalityJourney } from './nationality-journey.ts';
import { documentInWords } from './tax-documents.ts';

/** The documents that prove the declaration. */
export default function ProofStep(): ReactElement {
  const { context, values } = useStep(nationalityJourney);
  useEffect(() => focusHeading(), []);
  const labels = {
    passport: m.updateNationality_passportFile,
    ociCard: m.updateNationality_ociFile,
    visa: m.updateNationality_visaFile,
    otherTaxProof: () => documentInWords(values.otherProof),
  };
  return (
    <FormStep heading={m.updateNationality_proofHeading()} lead={m.updateNationality_proofLead()}>
      <Stack gap="6">
        {fileFields(values, context.declarant).map(({ field, needed }) => (
          <UploadField
            key={field}
            field={field}
            purpose="nationality-proof"
            label={labels[field]()}
            optional={!needed}
          />
        ))}
      </Stack>
    </FormStep>
  );
}
