import type { LifedeskError } from '@lifedesk/sdk';
import { Card, Columns, Notice, Stack } from '@lifedesk/ui';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadPart } from '../../app/errors/load-part.ts';
import { usePortal } from '../../app/portal.ts';
import { preload } from '../../app/preload.ts';
import { Starting } from '../../app/Starting.tsx';
import * as m from '../../paraglide/messages.js';
import { redirectParameter, safeRedirect } from '../../registry/redirect.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';
import type { Begun } from './begin.ts';
import { LoginAside } from './LoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';
import { login } from './service.ts';

const loadOtpStep = () => loadPart(() => import('./otp-step.ts'));
const LoginOtp = lazy(() => loadOtpStep().then(({ LoginOtp: Step }) => ({ default: Step })));

/** The way in: who it is, then the OTP, then where the person was going. */
export default function LoginScreen(): ReactElement {
  const { sdk, config } = usePortal();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [begun, setBegun] = useState<Begun>();
  const [locked, setLocked] = useState(false);
  const [expired] = useState(
    () => sdk.session.state.ending === 'expired' || sdk.session.state.ending === 'validation-failed',
  );
  const target = safeRedirect(services, parameters.get(redirectParameter), location.origin) ?? to('dashboard');

  useEffect(() => {
    if (!begun) return;
    // what comes after the OTP is fetched while the person waits for the message
    preload(target);
  }, [begun, target]);

  const begin = async (loginId: string) => (await loadOtpStep()).begin(sdk, loginId, login.workType);
  const lock = (_error: LifedeskError) => {
    setLocked(true);
    setBegun(undefined);
  };

  return (
    <Columns>
      <Stack gap="4">
        {expired && !begun && <Notice>{m.login_expiredNotice()}</Notice>}
        {locked && !begun && (
          <Notice tone="error" title={m.login_lockedHeading()}>
            {m.login_lockedHelp({ phone: config.brand.phone })}
          </Notice>
        )}
        <Card>
          {begun ? (
            <Suspense fallback={<Starting />}>
              <LoginOtp
                begun={begun}
                onBack={() => setBegun(undefined)}
                onBlocked={lock}
                onDone={() => navigate(target, { replace: true })}
              />
            </Suspense>
          ) : (
            <LoginForm begin={begin} onBegun={setBegun} onBlocked={lock} />
          )}
        </Card>
      </Stack>
      <LoginAside />
    </Columns>
  );
}
