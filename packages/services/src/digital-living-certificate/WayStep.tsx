import { FormStep, useLocale, useStep } from '@lifedesk/journey';
import { Notice, RadioGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { answerIn } from '../shared/identity/OtherWays.tsx';
import * as m from '../texts.ts';
import { CertificateList } from './CertificateList.tsx';
import { certificateJourney, openAnnuitants, takesPictures, withoutChecks } from './certificate-journey.ts';

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
