import * as m from '@lifedesk/journey/messages';
import { OTP_LIMITS } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import { OtpScreen } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import { showToastAtom } from '../../answers/toasts-atom.ts';
import { translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import { type OtpSent, type OtpState, otpRefused, otpSent, otpSentAgain, resendRefused } from './otp-state.ts';
import { otpTexts } from './otp-texts.ts';

interface OtpStepProps {
  /** What the OTP is for, in a word: the id of the service. */
  readonly type: string;
  /** Where it was sent, masked. */
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  /** The server's response when it sent the OTP. */
  readonly sent: OtpSent;
  /** What it is for, if there is more than one. */
  readonly heading?: string;
  /** Who sent it where, if it was not us. */
  readonly sentTo?: string;
  /** How to treat it, if the person who reads the screen is not the one who got it. */
  readonly help?: string;
  /** Why it was refused, if a later step found out. */
  readonly refused?: LifedeskError | undefined;
  /** Label of the button that confirms. */
  readonly submitLabel: string;
  /** Sends the OTP to be checked, and continues. @throws LifedeskError */
  readonly confirm: (otp: string) => Promise<void>;
  /** Requests another one. @throws LifedeskError */
  readonly resend: () => Promise<OtpSent>;
  /** Goes back to the previous step, under this label; without it the surrounding page has its own back link. */
  readonly back?: { readonly label: string; readonly go: () => void };
  /** The login is locked: no OTP helps. */
  readonly onBlocked: (error: LifedeskError) => void;
}

/** The OTP step of every service that needs one. What to confirm is a prop; it does not depend on a service. */
export function OtpStep(props: OtpStepProps): ReactElement {
  const {
    type,
    mobile,
    email,
    sent,
    heading,
    sentTo,
    help,
    refused: before,
    submitLabel,
    confirm,
    resend,
    back,
    onBlocked,
  } = props;
  const { fail, analytics } = useApp();
  const translate = useAtomValue(translateAtom);
  const showToast = useSetAtom(showToastAtom);
  const [state, setState] = useState(() => (before ? otpRefused(otpSent(sent), before) : otpSent(sent)));
  const [busy, setBusy] = useState<'checking' | 'resending'>();
  useTitlePrefix(state.error && m.journey_titleError());

  const attempt = async (what: 'checking' | 'resending', work: () => Promise<void>, refused: RefusalHandler) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      const failure = fail(error);
      const { code } = (error ?? {}) as Partial<LifedeskError>;
      analytics({ event: 'otp', service: type, step: 'refused', ...(code && { code }) });
      if (code === 'otp-blocked' || code === 'login-blocked') onBlocked(error as LifedeskError);
      else setState((before) => refused(before, failure ?? (error as LifedeskError)));
    } finally {
      setBusy(undefined);
    }
  };

  const check = (otp: string) =>
    attempt(
      'checking',
      async () => {
        await confirm(otp);
        analytics({ event: 'otp', service: type, step: 'accepted' });
      },
      (before, error) => (error.presentation === 'inline' ? otpRefused(before, error) : before),
    );

  const sendAgain = () =>
    attempt(
      'resending',
      async () => {
        const again = await resend();
        setState((before) => otpSentAgain(before, again));
        analytics({ event: 'otp', service: type, step: 'sent-again' });
        showToast({ tone: 'success', message: m.otp_resent });
      },
      resendRefused,
    );

  return (
    <OtpScreen
      config={{
        digits: OTP_LIMITS.digits,
        mobileAuth: mobile,
        emailAuth: email,
        loadingLabel: m.otp_checking(),
        type,
        resendClickCount: state.resends + state.resendsLeft,
        wrongAttemptsAllowed: OTP_LIMITS.wrongTries,
      }}
      text={{
        ...otpTexts(submitLabel, back?.label, heading),
        ...(sentTo && { sentTo: () => sentTo }),
        ...(help && { help }),
      }}
      onSubmit={check}
      onResend={sendAgain}
      onBack={back?.go}
      checking={busy === 'checking'}
      resending={busy === 'resending'}
      error={state.error && translate(state.error)}
      wrongAttempts={state.wrongAttempts}
      spent={state.spent}
      resends={state.resends}
      resendAfter={state.resendAfter}
    />
  );
}

type RefusalHandler = (before: OtpState, error: LifedeskError) => OtpState;
