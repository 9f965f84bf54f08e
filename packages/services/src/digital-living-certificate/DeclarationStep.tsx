import { fieldId, ReviewStep, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { faceBandText } from '@lifedesk/rules/texts';
import { Checkbox, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type Certificates, certificateJourney, chosenAnnuitant, type Way } from './certificate-journey.ts';

/** What is sent, and the declaration. */
export default function DeclarationStep(): ReactElement {
  const { context, values, check } = useStep(certificateJourney);
  const language = useLocale();
  const { way, compared } = values;
  const { policies = [], name = '' } = chosenAnnuitant(values, context) ?? {};
  const held = policies.reduce((sum, { heldAmount }) => sum + heldAmount, 0);
  return (
    <ReviewStep
      heading={m.digitalLivingCertificate_declarationHeading()}
      caption={m.digitalLivingCertificate_workType()}
      action={m.digitalLivingCertificate_send()}
      rows={[
        ...policies.map(({ policyNo, planName, annuitantName }) => ({
          id: policyNo,
          label: planName,
          after: `${policyNo}, ${annuitantName}`,
        })),
        { id: 'way', label: m.digitalLivingCertificate_wayStep(), after: wayName(way, context, language), step: 'way' },
        ...(held > 0
          ? [{ id: 'held', label: m.digitalLivingCertificate_waiting(), after: formatRupees(held), figure: true }]
          : []),
      ]}
    >
      {way === 'camera' && compared && (
        <Notice tone={compared.result === 'same' ? 'success' : 'info'}>
          {faceBandText(compared.result, language)}
        </Notice>
      )}
      <Checkbox {...check('declared')} id={fieldId('declared')} label={m.digitalLivingCertificate_declare({ name })} />
    </ReviewStep>
  );
}

type Language = ReturnType<typeof useLocale>;
type Ways = Certificates['otherWays'];

function wayName(way: Way | '', { otherWays }: { readonly otherWays: Ways }, language: Language): string {
  if (way === 'camera') return m.digitalLivingCertificate_byCamera();
  return otherWays.find((one) => one.way === way)?.name[language] ?? '';
}
