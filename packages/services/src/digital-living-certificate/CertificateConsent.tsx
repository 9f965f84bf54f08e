import { useStep } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { ConsentStep } from '../shared/identity/ConsentStep.tsx';
import * as m from '../texts.ts';
import { certificateJourney } from './certificate-journey.ts';

/** The consent to one comparison of the picture. */
export default function CertificateConsent(): ReactElement {
  const { context } = useStep(certificateJourney);
  return (
    <ConsentStep
      heading={m.digitalLivingCertificate_consentHeading()}
      lead={m.digitalLivingCertificate_consentLead()}
      consent={context.consent}
    />
  );
}
