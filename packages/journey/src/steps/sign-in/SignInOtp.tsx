import * as m from '@lifedesk/journey/messages';
import { confirmLogin, isLifedeskError, type LifedeskError, sendLoginOtp } from '@lifedesk/sdk';
import { type ReactElement, useState } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { lazyPart } from '../../answers/lazy-part.tsx';
import { useApp } from '../../provider/app.ts';
import { OtpStep } from '../otp/OtpStep.tsx';
import type { StartedSignIn } from './begin.ts';
import type { SignInFacts } from './sign-in-facts.ts';

/** Only for people who share a mobile number. */
const BirthDateStep = lazyPart(() => import('./BirthDateStep.tsx'));

interface SignInOtpProps {
  readonly facts: SignInFacts;
  readonly begun: StartedSignIn;
  readonly onBack: () => void;
  readonly onBlocked: (error: LifedeskError) => void;
  readonly onDone: () => void;
}

/** The second step of signing in. */
export function SignInOtp({ facts, begun, onBack, onBlocked, onDone }: SignInOtpProps): ReactElement {
  const { sdk, session } = useApp();
  const { other, otpHeading, otpHelp, signIn = m.login_signIn } = facts.texts;
  /** The OTP was right, and several people have its mobile number. */
  const [shared, setShared] = useState<string>();
  const confirm = async (otp: string, birthDate?: string) => {
    session.adopt(await confirmLogin(sdk, otp, { ...inBackground, ...(birthDate !== undefined && { birthDate }) }));
    onDone();
  };
  if (shared !== undefined)
    return (
      <BirthDateStep
        submitLabel={signIn()}
        confirm={(birthDate) => confirm(shared, birthDate)}
        back={{ label: other(), go: onBack }}
        onBlocked={onBlocked}
      />
    );
  return (
    <OtpStep
      type={facts.id}
      mobile={begun.mobile}
      email={begun.email}
      sent={begun.sent}
      {...(otpHeading && { heading: otpHeading() })}
      {...(otpHelp && { help: otpHelp() })}
      submitLabel={signIn()}
      confirm={async (otp) => {
        try {
          await confirm(otp);
        } catch (error) {
          if (!isLifedeskError(error) || error.code !== 'birth-date-needed') throw error;
          setShared(otp);
        }
      }}
      resend={() => sendLoginOtp(sdk, facts.workType, inBackground)}
      back={{ label: other(), go: onBack }}
      onBlocked={onBlocked}
    />
  );
}
