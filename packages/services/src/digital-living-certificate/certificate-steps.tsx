import { FormStep, fieldId, inBackground, ReviewStep, useApp, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { faceBandText } from '@lifedesk/rules/texts';
import { compareFace, isLifedeskError } from '@lifedesk/sdk';
import { Button, Checkbox, Heading, Notice, RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { ConsentStep } from '../shared/identity/ConsentStep.tsx';
import { answerIn, OtherWays } from '../shared/identity/OtherWays.tsx';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import { CertificateList } from './CertificateList.tsx';
import {
  type Certificates,
  certificateJourney,
  chosenAnnuitant,
  openAnnuitants,
  takesPictures,
  type Way,
  withoutChecks,
} from './certificate-journey.ts';

/** The annuities that are due, what happens without a certificate, and the ways to give one: all equal, none chosen. */
export function WayStep(): ReactElement {
  const { context, choice, set } = useStep(certificateJourney);
  const language = useLocale();
  const people = openAnnuitants(context);
  const hasCamera = takesPictures(context);
  return (
    <FormStep heading={m.digitalLivingCertificate_heading()} lead={m.digitalLivingCertificate_lead()}>
      <Stack gap="6">
        <CertificateList policies={context.policies} />
        {!hasCamera && <Notice>{m.digitalLivingCertificate_noPictures()}</Notice>}
        {people.length > 1 && (
          <RadioGroup
            {...choice('whose')}
            // the checks and the consent are of one person
            onValueChange={(whose) => set({ whose, agreedIn: '', declared: false, ...withoutChecks })}
            label={m.digitalLivingCertificate_whoseLabel()}
            help={m.digitalLivingCertificate_whoseHelp()}
            options={people.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        <RadioGroup
          {...choice('way')}
          label={m.digitalLivingCertificate_wayLabel()}
          options={[
            ...(hasCamera
              ? [
                  {
                    value: 'camera',
                    label: m.digitalLivingCertificate_byCamera(),
                    help: m.digitalLivingCertificate_byCameraHelp(),
                  },
                ]
              : []),
            ...context.otherWays.map((one) => ({ value: one.way, label: one.name[language], help: answerIn(one) })),
          ]}
        />
      </Stack>
    </FormStep>
  );
}

export function CertificateConsent(): ReactElement {
  const { context } = useStep(certificateJourney);
  return (
    <ConsentStep
      heading={m.digitalLivingCertificate_consentHeading()}
      lead={m.digitalLivingCertificate_consentLead()}
      consent={context.consent}
    />
  );
}

/** The other ways. Choosing one opens the first step with it, since the steps by camera are not those of the way any more. */
export function InsteadOfCamera(): ReactElement {
  const { context, set } = useStep(certificateJourney);
  const language = useLocale();
  return (
    <OtherWays
      ways={context.otherWays.map(({ way, name }) => ({ way, name: name[language] }))}
      lead={m.digitalLivingCertificate_otherWaysLead()}
      onChoose={(way) => set({ way, ...withoutChecks })}
    />
  );
}

/** No try is left, and the certificate can be given all the same. */
export function NoTriesLeft(): ReactElement {
  return (
    <Stack gap="6">
      <Heading level={1}>{m.digitalLivingCertificate_anotherWay()}</Heading>
      <Notice tone="warning" role="alert">
        {m.digitalLivingCertificate_noTriesLeft()}
      </Notice>
      <InsteadOfCamera />
    </Stack>
  );
}

/** Compares the picture with the one of the Aadhaar authority. Different is not refused: there are tries and other ways. */
export function CompareStep(): ReactElement {
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

/** What is sent, and the declaration. */
export function DeclarationStep(): ReactElement {
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
