import * as m from '@lifedesk/journey/messages';
import type { LifedeskError } from '@lifedesk/sdk';
import { Card, Columns, Notice, Only, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../answers/load-part.ts';
import { endToastsAtom } from '../../answers/toasts-atom.ts';
import type { Locale } from '../../locale/locale.ts';
import { useLocale } from '../../locale/locale-atom.ts';
import { useApp } from '../../provider/app.ts';
import { redirectParameter } from '../../provider/links.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import type { StartedSignIn } from './begin.ts';
import { SignInForm } from './SignInForm.tsx';
import type { SignInFacts } from './sign-in-facts.ts';
import { type SignInWait, useSignInWait } from './use-sign-in-wait.ts';

const loadOtpStep = () => loadPart(() => import('./otp-step.ts'));
type OtpStep = Awaited<ReturnType<typeof loadOtpStep>>['SignInOtp'];

interface SignInScreenProps {
  readonly facts: SignInFacts;
  /** Content beside the form. */
  readonly aside?: ReactNode;
  /** The person was recognised with this, and the OTP is on its way. */
  readonly onBegun?: (loginId: string) => void;
  /** What follows; by default the page that the person wanted opens. */
  readonly onDone?: () => void;
}

const waitTitle = ({ until }: SignInWait, locale: Locale): string =>
  until === null
    ? m.login_lockedHeading()
    : m.login_lockedUntil({
        time: new Date(until).toLocaleTimeString(`${locale}-IN`, {
          hour: 'numeric',
          minute: '2-digit',
          timeZone: 'Asia/Kolkata',
        }),
      });

/**
 * Sign-in: the login id, the OTP, then the page that the person wanted. The kind of customer is a prop; it does not
 * depend on a service.
 */
export function SignInScreen({ facts, aside, onBegun, onDone }: SignInScreenProps): ReactElement {
  const { sdk, insurer, links } = useApp();
  const { query, open } = usePageNavigation();
  const [begun, setBegun] = useState<StartedSignIn>();
  // loaded before the step starts, so that it shows immediately
  const [SignInOtp, setOtpStep] = useState<OtpStep>();
  const { wait, keep, end } = useSignInWait();
  const locale = useLocale();
  const [isEnded] = useState(
    () => sdk.session.state.ending === 'expired' || sdk.session.state.ending === 'validation-failed',
  );
  const endToasts = useSetAtom(endToastsAtom);
  const { audience, workType, texts } = facts;
  const { afterSignIn, prepare } = links;
  const target = onDone ? undefined : afterSignIn?.(query.get(redirectParameter), audience);

  useEffect(() => {
    if (!begun || target === undefined) return;
    // preload the page after the OTP while the person waits for the message
    prepare?.(target);
  }, [begun, target, prepare]);

  const lock = (error: LifedeskError) => {
    keep(error);
    setBegun(undefined);
  };

  return (
    <Columns>
      <Stack gap="4">
        {isEnded && !begun && <Notice>{(texts.expired ?? m.login_expiredNotice)()}</Notice>}
        {wait && !begun && (
          <Notice tone="error" role="alert" title={waitTitle(wait, locale)}>
            {texts.lockedHelp({ phone: insurer.phone.read })}
          </Notice>
        )}
        <Card>
          {begun && SignInOtp ? (
            <SignInOtp
              facts={facts}
              begun={begun}
              onBack={() => setBegun(undefined)}
              onBlocked={lock}
              onDone={onDone ?? (() => target !== undefined && open(target, { replace: true }))}
            />
          ) : (
            <SignInForm
              facts={facts}
              begin={async (loginId) => {
                const step = await loadOtpStep();
                setOtpStep(() => step.SignInOtp);
                const sent = await step.begin(sdk, audience, loginId, workType);
                onBegun?.(loginId);
                return sent;
              }}
              onBegun={(next) => {
                endToasts();
                end();
                setBegun(next);
              }}
              onBlocked={lock}
            />
          )}
        </Card>
      </Stack>
      {/* on a phone the OTP step is alone: it is longer than the first, and would push down what is below it */}
      {aside && (
        // the column is its own element: what only shows at some widths has no box
        <div>
          <Only on={begun ? 'fromLaplet' : 'screen'}>{aside}</Only>
        </div>
      )}
    </Columns>
  );
}
