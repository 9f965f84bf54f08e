import { FormStep, inBackground, useApp, useLocale, useStep } from '@lifedesk/journey';
import { faceBandText } from '@lifedesk/rules/texts';
import { compareFace, isLifedeskError } from '@lifedesk/sdk';
import { Button, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import { certificateJourney, withoutChecks } from './certificate-journey.ts';
import { InsteadOfCamera, NoTriesLeft } from './InsteadOfCamera.tsx';

/** Compares the picture with the one of the Aadhaar authority. Different is not refused: there are tries and other ways. */
export default function CompareStep(): ReactElement {
  const { sdk } = useApp();
  const { values, set, goNext } = useStep(certificateJourney);
  const language = useLocale();
  const [left, setLeft] = useState<number>();
  useScreenOpening(left);
  const compare = async () => {
    const { livenessToken, identityToken } = values;
    try {
      const compared = await compareFace(sdk, { livenessToken, identityToken }, inBackground);
      if (compared.compareToken) goNext({ compared });
      else setLeft(compared.triesLeft);
    } catch (error) {
      if (!isLifedeskError(error) || error.code !== 'rate-limited') throw error;
      setLeft(0);
    }
  };
  if (left === 0) return <NoTriesLeft />;
  if (left !== undefined)
    return (
      <Stack gap="6">
        <Heading level={1}>{m.digitalLivingCertificate_differentHeading()}</Heading>
        <Notice tone="warning" role="alert">
          {faceBandText('different', language)} {m.otp_triesLeft({ count: left })}
        </Notice>
        <div>
          <Button onClick={() => set(withoutChecks)}>{m.digitalLivingCertificate_anotherPicture()}</Button>
        </div>
        <InsteadOfCamera />
      </Stack>
    );
  return (
    <Stack gap="6">
      <FormStep
        heading={m.digitalLivingCertificate_compareHeading()}
        lead={m.digitalLivingCertificate_compareLead()}
        action={m.digitalLivingCertificate_compare()}
        busyLabel={m.digitalLivingCertificate_comparing()}
        submit={compare}
      >
        {null}
      </FormStep>
      <InsteadOfCamera />
    </Stack>
  );
}
