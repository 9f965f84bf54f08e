import { OtpStep, useForm, useJourneyState } from '@lifedesk/journey';
import { isLifedeskError, type Schemas } from '@lifedesk/sdk';
import { Button, ErrorSummary, Heading, MaskedField, Paragraph, RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import * as m from '../../texts.ts';
import { blankId, idProblems, idRefused, inFours, lastFourShown, onlyDigits, type TypedId } from './id-form.ts';
import { useScreenOpening } from './use-screen-opening.ts';

type OtpOnItsWay = Schemas['AadhaarOtp'];

interface AadhaarStepProps {
  readonly heading: string;
  readonly lead: string;
  /** What is to be said before anything is asked. */
  readonly notice?: ReactNode;
  /** Asks for an OTP of the Aadhaar authority. @throws LifedeskError */
  readonly sendOtp: (id: TypedId) => Promise<OtpOnItsWay>;
  /** Checks the OTP, and continues. @throws LifedeskError */
  readonly confirm: (typed: Schemas['EkycByOtp']) => Promise<void>;
  /** Other ways, below the number. */
  readonly children: ReactNode;
}

const idOf = (field: string) => `aadhaar-${field}`;

/**
 * Asks for an Aadhaar number or a VID, then for the OTP of the Aadhaar authority. Both live in this step alone: they
 * are gone when it closes, and no draft has them. The number stays while the step is open, so that another OTP can be
 * sent and no error loses it.
 */
export function AadhaarStep(props: AadhaarStepProps): ReactElement {
  const { heading, lead, notice, sendOtp, confirm, children } = props;
  const { journey, goBack, refuse } = useJourneyState();
  const [sent, setSent] = useState<OtpOnItsWay>();
  const form = useForm({ blank: blankId, problems: idProblems, idOf });
  const { values, set, choice, summary, busy, submit, show } = form;
  // the number and the OTP are two screens of one step
  useScreenOpening(sent === undefined);

  const send = async (id: TypedId) => {
    try {
      setSent(await sendOtp(id));
    } catch (error) {
      const refused = isLifedeskError(error) ? idRefused(error) : undefined;
      if (refused) show({ idNumber: refused });
      else await refuse(error);
    }
  };

  if (sent)
    return (
      <OtpStep
        type={journey.id}
        mobile={sent.sentTo}
        email={undefined}
        sentTo={m.digitalLivingCertificate_otpSentTo({ address: sent.sentTo })}
        sent={{ resendAfter: sent.resendIn, resendsLeft: sent.sendsLeft }}
        heading={m.digitalLivingCertificate_otpHeading()}
        help={m.digitalLivingCertificate_otpHelp()}
        submitLabel={m.digitalLivingCertificate_otpConfirm()}
        confirm={(otp) => confirm({ otpToken: sent.otpToken, otp })}
        resend={async () => {
          const again = await sendOtp(values);
          setSent(again);
          return { resendAfter: again.resendIn, resendsLeft: again.sendsLeft };
        }}
        back={{ label: m.digitalLivingCertificate_otherNumber(), go: () => setSent(undefined) }}
        onBlocked={goBack}
      />
    );

  const isVid = values.idKind === 'vid';
  return (
    <Stack gap="6">
      <form onSubmit={(event) => void submit(send)(event)} noValidate autoComplete="off">
        <Stack gap="6">
          <Stack gap="2" measure="text">
            <Heading level={1}>{heading}</Heading>
            <Paragraph>{lead}</Paragraph>
          </Stack>
          {notice}
          <ErrorSummary {...summary} />
          <RadioGroup
            {...choice('idKind')}
            label={m.digitalLivingCertificate_idKind()}
            onValueChange={(idKind) => set({ idKind: idKind === 'vid' ? 'vid' : 'aadhaar', idNumber: values.idNumber })}
            options={[
              { value: 'aadhaar', label: m.digitalLivingCertificate_aadhaar() },
              {
                value: 'vid',
                label: m.digitalLivingCertificate_vid(),
                help: m.digitalLivingCertificate_vidHelp(),
              },
            ]}
          />
          <MaskedField
            {...choice('idNumber')}
            name={undefined}
            label={isVid ? m.digitalLivingCertificate_vid() : m.digitalLivingCertificate_aadhaar()}
            help={m.digitalLivingCertificate_idHelp()}
            revealLabel={m.digitalLivingCertificate_reveal()}
            mask={lastFourShown}
            format={inFours}
            clean={onlyDigits}
            inputMode="numeric"
          />
          <div>
            <Button type="submit" variant="form" loading={busy} loadingLabel={m.digitalLivingCertificate_otpSending()}>
              {m.digitalLivingCertificate_otpSend()}
            </Button>
          </div>
        </Stack>
      </form>
      {children}
    </Stack>
  );
}
