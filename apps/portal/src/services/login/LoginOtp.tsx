import { confirmLogin, type LifedeskError, sendLoginOtp } from '@lifedesk/sdk';
import { type ReactElement, useEffect } from 'react';
import { usePortal } from '../../app/portal.ts';
import { focusHeading } from '../../app/scroll.ts';
import * as m from '../../paraglide/messages.js';
import { OtpStep } from '../../steps/otp/OtpStep.tsx';
import { type Begun, quietly } from './begin.ts';
import { login } from './service.ts';

interface LoginOtpProps {
  readonly begun: Begun;
  readonly onBack: () => void;
  readonly onBlocked: (error: LifedeskError) => void;
  readonly onDone: () => void;
}

/** The second step of signing in. */
export function LoginOtp({ begun, onBack, onBlocked, onDone }: LoginOtpProps): ReactElement {
  const { sdk, session } = usePortal();
  useEffect(() => focusHeading(), []);
  return (
    <OtpStep
      type={login.id}
      mobile={begun.mobile}
      email={begun.email}
      sent={begun.sent}
      submitLabel={m.login_signIn()}
      confirm={async (otp) => {
        session.adopt(await confirmLogin(sdk, otp, quietly));
        onDone();
      }}
      resend={() => sendLoginOtp(sdk, login.workType, quietly)}
      back={{ label: m.login_other(), go: onBack }}
      onBlocked={onBlocked}
    />
  );
}
