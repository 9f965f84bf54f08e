import { OTP_LIMITS } from '@lifedesk/rules';
import { type AnswerOf, confirmLogin, sendLoginOtp } from '@lifedesk/sdk';
import { Card, OtpScreen } from '@lifedesk/ui';
import { useState } from 'react';
import { type Customer, inPlace, useAttempt, useDesk } from './desk.ts';

const { digits, wrongTries: wrongAttemptsAllowed } = OTP_LIMITS;

/** A one-time password on its way, to masked addresses, and what was typed to send it. */
export interface Sent extends AnswerOf<'generateOtp'> {
  readonly address: string;
  readonly asked: string;
}

interface Props {
  readonly sent: Sent;
  readonly onBack: () => void;
  readonly onConfirmed: (customer: Customer) => void;
}

/** The customer enters the password: with it the desk acts for them, and only for them. */
export function ConfirmCustomer({ sent, onBack, onConfirmed }: Props) {
  const { sdk, say, sayError } = useDesk();
  const { busy, error, attempt } = useAttempt();
  const [{ resendAfter, resendsLeft, resends }, setOtp] = useState({ ...sent, resends: 0 });

  const check = (otp: string) =>
    attempt('checking', async () => {
      const login = await confirmLogin(sdk, otp, inPlace);
      if (login.audience === 'retail') onConfirmed(login.answer);
    });
  const resend = () =>
    attempt('resending', async () => {
      const again = await sendLoginOtp(sdk, 'login', inPlace);
      setOtp({ ...sent, ...again, resends: resends + 1 });
    });
  const resendClickCount = resends + resendsLeft;
  const config = { digits, wrongAttemptsAllowed, resendClickCount, loadingLabel: say('otpChecking'), type: 'login' };

  return (
    <Card>
      <OtpScreen
        config={config}
        text={{
          heading: say('otpHeading'),
          sentTo: () => say('otpSentTo', { address: sent.address }),
          label: say('otpLabel'),
          help: say('otpHelp'),
          submit: say('otpSubmit'),
          incomplete: () => say('otpIncomplete', { digits }),
          triesLeft: (count) => say('otpTriesLeft', { count }),
          spent: say('otpSpent'),
          resend: say('otpResend'),
          resendIn: (seconds) => say('otpResendIn', { seconds }),
          resendsUsedUp: say('otpResendsUsedUp'),
          back: say('otpBack'),
        }}
        onSubmit={check}
        onResend={resend}
        onBack={onBack}
        checking={busy === 'checking'}
        resending={busy === 'resending'}
        error={error && sayError(error)}
        wrongAttempts={error?.triesLeft === undefined ? 0 : wrongAttemptsAllowed - error.triesLeft}
        spent={error?.next === 'resend-otp'}
        resends={resends}
        resendAfter={resendAfter}
      />
    </Card>
  );
}
