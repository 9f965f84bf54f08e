import { FormStep, fieldId, inBackground, lazyPart, uploadTexts, useApp, useLocale, useStep } from '@lifedesk/journey';
import { livenessReasonText } from '@lifedesk/rules/texts';
import { type AnswerOf, isLifedeskError, selfieLiveness } from '@lifedesk/sdk';
import { Button, CameraIcon, FileUploadView, Notice, Paragraph, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { base64Of } from '../shared/identity/base64.ts';
import { consentOf } from '../shared/identity/consent.ts';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import { type Fault, faultTexts } from './camera-fault.ts';
import { certificateJourney, certificateOf, withoutChecks } from './certificate-journey.ts';
import { InsteadOfCamera, NoTriesLeft } from './InsteadOfCamera.tsx';
import { pictureFrom } from './picture.ts';

const Camera = lazyPart(() => import('./Camera.tsx'));

/** A picture in this step alone: gone with it, and after it was judged. */
interface Picture {
  readonly content: Blob;
  /** The name of a chosen file. */
  readonly name?: string;
}

/** Takes a picture with the camera or from a file. If there is no camera, the other ways come first, and nothing is lost. */
export default function PictureStep(): ReactElement {
  const { sdk } = useApp();
  const { context, values, set, goNext, problems, errorOf } = useStep(certificateJourney);
  const [picture, setPicture] = useState<Picture>();
  const [isOn, setIsOn] = useState(false);
  const [fault, setFault] = useState<Fault | 'unreadable'>();
  const [refused, setRefused] = useState<AnswerOf<'selfieLiveness'>>();
  const language = useLocale();
  const left = values.picturesLeft ?? context.triesLeft.liveness;
  useScreenOpening(left === 0);
  const isTooOld = problems.hasPicture !== undefined && values.livenessToken !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check that is too old starts again
  useEffect(() => {
    if (isTooOld) set({ livenessToken: '', identityToken: '', compared: undefined });
  }, [isTooOld]);

  const keep = (next: Picture | undefined) => {
    setPicture(next);
    set({ hasPicture: next !== undefined });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setIsOn(false);
    setFault(undefined);
    const content = await pictureFrom(file);
    if (content) keep({ content, name: file.name });
    else setFault('unreadable');
  };
  const check = async () => {
    // back on the step with a picture that passed
    if (!picture) return goNext();
    const body = {
      consent: consentOf(values.agreedIn, context.consent, ['life-certificate']),
      ...certificateOf(values, context),
      picture: await base64Of(picture.content),
      challenge: 'still' as const,
    };
    try {
      const answer = await selfieLiveness(sdk, body, inBackground);
      const { livenessToken, triesLeft } = answer;
      setPicture(undefined);
      if (livenessToken) return goNext({ ...withoutChecks, livenessToken, picturesLeft: triesLeft });
      set({ ...withoutChecks, picturesLeft: triesLeft });
      setRefused(answer);
    } catch (error) {
      if (!isLifedeskError(error) || error.code !== 'rate-limited') throw error;
      keep(undefined);
      set({ picturesLeft: 0 });
    }
  };

  if (left === 0) return <NoTriesLeft />;
  const hasNoCamera = fault !== undefined && fault !== 'unreadable';
  return (
    <Stack gap="6">
      <FormStep
        heading={m.digitalLivingCertificate_pictureHeading()}
        lead={m.digitalLivingCertificate_pictureLead()}
        action={m.digitalLivingCertificate_check()}
        busyLabel={m.digitalLivingCertificate_checking()}
        submit={check}
      >
        <Stack gap="6">
          {refused && !picture && (
            <Notice tone="warning" role="alert" title={m.digitalLivingCertificate_unusable()}>
              {refused.reasons.map((reason) => livenessReasonText(reason, language)).join(' ')}{' '}
              {m.otp_triesLeft({ count: refused.triesLeft })}
            </Notice>
          )}
          {hasNoCamera && (
            <>
              <Notice tone="warning" role="alert" title={m.digitalLivingCertificate_cameraFault()}>
                {faultTexts[fault]()}
              </Notice>
              <InsteadOfCamera />
            </>
          )}
          {isOn ? (
            <Camera
              key={refused?.triesLeft}
              onPicture={(content) => keep(content && { content })}
              onFault={(why) => {
                setIsOn(false);
                setFault(why);
              }}
            />
          ) : (
            <div>
              <Button
                variant="secondary"
                icon={CameraIcon}
                onClick={() => {
                  setFault(undefined);
                  keep(undefined);
                  setIsOn(true);
                }}
              >
                {hasNoCamera ? m.digitalLivingCertificate_cameraAgain() : m.digitalLivingCertificate_cameraOn()}
              </Button>
            </div>
          )}
          <FileUploadView
            id={fieldId('hasPicture')}
            label={m.digitalLivingCertificate_choosePicture()}
            help={m.digitalLivingCertificate_choosePictureHelp()}
            error={fault === 'unreadable' ? m.digitalLivingCertificate_unreadable() : errorOf('hasPicture')}
            accept="image/*"
            texts={uploadTexts()}
            items={[]}
            add={([file]) => void choose(file)}
            retry={ignore}
            remove={ignore}
          />
          {picture?.name !== undefined && (
            <Paragraph role="status">{m.digitalLivingCertificate_chosen({ name: picture.name })}</Paragraph>
          )}
        </Stack>
      </FormStep>
      {!hasNoCamera && <InsteadOfCamera />}
    </Stack>
  );
}

const ignore = () => {};
