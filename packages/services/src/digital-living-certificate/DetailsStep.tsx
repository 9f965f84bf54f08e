import { FormStep, UploadField, useApp, useStep } from '@lifedesk/journey';
import { Button, Card, Link, Notice, Paragraph, PhoneIcon, PrintIcon, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import { certificateJourney, chosenAnnuitant } from './certificate-journey.ts';

/** What another way needs: the signed form, the PIN code of a visit, or nothing but a press. */
export default function DetailsStep(): ReactElement {
  const { values } = useStep(certificateJourney);
  useScreenOpening(values.way);
  switch (values.way) {
    case 'form':
      return <SignedForm />;
    case 'home':
      return <HomeVisit />;
    case 'video':
      return <VideoCall />;
    case 'branch':
      return (
        <FormStep heading={m.digitalLivingCertificate_branchHeading()} lead={m.digitalLivingCertificate_branchLead()}>
          {null}
        </FormStep>
      );
    default:
      return <CallBack />;
  }
}

function SignedForm(): ReactElement {
  const { context, values } = useStep(certificateJourney);
  const { policies = [], name = '' } = chosenAnnuitant(values, context) ?? {};
  return (
    <FormStep heading={m.digitalLivingCertificate_formHeading()} lead={m.digitalLivingCertificate_formLead()}>
      <Stack gap="6">
        <Card heading={m.digitalLivingCertificate_formText()}>
          <Stack gap="3">
            <Paragraph>
              {m.digitalLivingCertificate_formWords({
                name,
                policies: policies.map(({ policyNo }) => policyNo).join(', '),
              })}
            </Paragraph>
            <p>{m.digitalLivingCertificate_formSigned()}</p>
            <div>
              <Button variant="text" icon={PrintIcon} onClick={() => window.print()}>
                {m.request_print()}
              </Button>
            </div>
          </Stack>
        </Card>
        <UploadField field="files" purpose="life-certificate-form" label={m.digitalLivingCertificate_formFile()} />
      </Stack>
    </FormStep>
  );
}

function HomeVisit(): ReactElement {
  const { text } = useStep(certificateJourney);
  return (
    <FormStep heading={m.digitalLivingCertificate_homeHeading()} lead={m.digitalLivingCertificate_homeLead()}>
      <TextField
        {...text('pinCode')}
        label={m.address_pin()}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={8}
        figures
      />
    </FormStep>
  );
}

function VideoCall(): ReactElement {
  const { set } = useStep(certificateJourney);
  return (
    <FormStep heading={m.digitalLivingCertificate_videoHeading()} lead={m.digitalLivingCertificate_videoLead()}>
      <Notice
        title={m.digitalLivingCertificate_abroad()}
        actions={
          <Button variant="secondary" onClick={() => set({ way: 'form' })}>
            {m.digitalLivingCertificate_abroadForm()}
          </Button>
        }
      >
        {m.digitalLivingCertificate_abroadBody()}
      </Notice>
    </FormStep>
  );
}

function CallBack(): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <FormStep heading={m.digitalLivingCertificate_callHeading()} lead={m.digitalLivingCertificate_callLead()}>
      <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
        {m.app_helpCall({ phone: phone.read })}
      </Link>
    </FormStep>
  );
}
