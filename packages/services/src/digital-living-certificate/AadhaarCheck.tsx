import { inBackground, useApp, useLocale, useStep } from '@lifedesk/journey';
import { birthDateMatchText, nameMatchText } from '@lifedesk/rules/texts';
import { lifeCertificateAadhaarOtp, type Schemas, validateLifeCertificateAadhaarOtp } from '@lifedesk/sdk';
import { Button, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { AadhaarStep } from '../shared/identity/AadhaarStep.tsx';
import { consentOf } from '../shared/identity/consent.ts';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import { certificateJourney, chosenAnnuitant } from './certificate-journey.ts';
import { InsteadOfCamera } from './InsteadOfCamera.tsx';

/** Whose Aadhaar it is. Another person's is refused with the next step, and uses no try of the face. */
export default function AadhaarCheck(): ReactElement {
  const { sdk } = useApp();
  const { context, values, goNext } = useStep(certificateJourney);
  const [match, setMatch] = useState<Schemas['IdentityMatch']>();
  useScreenOpening(match);
  const consent = consentOf(values.agreedIn, context.consent, ['life-certificate']);
  const { livenessToken } = values;
  if (match)
    return (
      <Different
        match={match}
        name={chosenAnnuitant(values, context)?.name ?? ''}
        onRetry={() => setMatch(undefined)}
      />
    );
  return (
    <AadhaarStep
      heading={m.digitalLivingCertificate_aadhaarHeading()}
      lead={m.digitalLivingCertificate_aadhaarLead()}
      sendOtp={(id) => lifeCertificateAadhaarOtp(sdk, { ...id, livenessToken, consent }, inBackground)}
      confirm={async (typed) => {
        const found = await validateLifeCertificateAadhaarOtp(sdk, typed, inBackground);
        if (found.identityToken) goNext({ identityToken: found.identityToken });
        else setMatch(found.match);
      }}
    >
      <InsteadOfCamera />
    </AadhaarStep>
  );
}

interface DifferentProps {
  readonly match: Schemas['IdentityMatch'];
  /** The annuitant. */
  readonly name: string;
  readonly onRetry: () => void;
}

function Different({ match, name, onRetry }: DifferentProps): ReactElement {
  const language = useLocale();
  return (
    <Stack gap="6">
      <Heading level={1}>{m.digitalLivingCertificate_otherPersonHeading()}</Heading>
      <Notice tone="warning" role="alert" title={m.digitalLivingCertificate_otherPerson({ name })}>
        {nameMatchText(match.name, language)} {birthDateMatchText(match.birthDate, language)}{' '}
        {m.digitalLivingCertificate_otherPersonNext()}
      </Notice>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          {m.digitalLivingCertificate_otherNumber()}
        </Button>
      </div>
      <InsteadOfCamera />
    </Stack>
  );
}
