import * as m from '@lifedesk/journey/messages';
import { confirmLogin, type LifedeskError, sendLoginOtp } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { useApp } from '../../provider/app.ts';
import { OtpStep } from '../otp/OtpStep.tsx';
import type { StartedSignIn } from './begin.ts';
import type { SignInFacts } from './sign-in-facts.ts';

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
        session.adopt(await confirmLogin(sdk, otp, inBackground));
        onDone();
      }}
      resend={() => sendLoginOtp(sdk, facts.workType, inBackground)}
      back={{ label: other(), go: onBack }}
      onBlocked={onBlocked}
    />
  );
}
