import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../Button/Button.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { OtpInput } from '../OtpInput/OtpInput.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './OtpScreen.css.ts';
import type { OtpScreenConfig, OtpScreenText } from './otp-screen-config.ts';

export interface OtpScreenProps {
  config: OtpScreenConfig;
  text: OtpScreenText;
  headingLevel?: HeadingLevel | undefined;
  /** Called with the complete code. */
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Leaves the step; needs `text.back`. */
  onBack?: (() => void) | undefined;
  /** The code is being checked. */
  checking?: boolean | undefined;
  /** A new code is being sent. */
  resending?: boolean | undefined;
  /** The server's response to the last code or request, in words. */
  error?: string | undefined;
  /** Wrong attempts with the present code; each new one clears and focuses the field. */
  wrongAttempts?: number | undefined;
  /** The present code has expired or has no attempts left: only a new one helps. */
  spent?: boolean | undefined;
  /** New codes requested so far; each one restarts the countdown. */
  resends?: number | undefined;
  /** Seconds before a new code can be requested. */
  resendAfter?: number | undefined;
  onEvent?: ((name: string) => void) | undefined;
}

/** Asks for the one-time code: where it was sent, the field, attempts left, and a new one after a countdown. */
export function OtpScreen(props: OtpScreenProps) {
  const { config, text, headingLevel = 1, onSubmit, onResend, onBack, checking, resending, error, onEvent } = props;
  const { wrongAttempts = 0, spent: declaredSpent = false, resends = 0, resendAfter = 30 } = props;
  const [code, setCode] = useState('');
  /** How many times an incomplete code was sent since the last edit. */
  const [incomplete, setIncomplete] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const introId = useId();
  const wait = useCountdown(resendAfter, resends);
  const report = (name: string | undefined) => name !== undefined && onEvent?.(name);

  const triesLeft = Math.max(0, config.wrongAttemptsAllowed - wrongAttempts);
  const spent = declaredSpent || triesLeft === 0;
  const resendReason =
    resends >= config.resendClickCount ? text.resendsUsedUp : wait > 0 ? text.resendIn(wait) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen appears
  useEffect(() => {
    report(config.events?.view);
    // so that a phone opens its keypad; the field's description is what the heading says
    if (!spent) input.current?.focus({ preventScroll: true });
  }, []);

  const attempt = `${wrongAttempts}/${resends}`;
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    setCode('');
    setIncomplete(0);
    input.current?.focus();
  }, [attempt]);

  const wrong =
    error !== undefined && wrongAttempts > 0 && !spent ? (
      <>
        {error} <span className={styles.tries}>{text.triesLeft(triesLeft)}</span>
      </>
    ) : (
      error
    );
  const refused = incomplete > 0 ? text.incomplete(config.digits) : wrong;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checking || spent) return;
    if (code.length < config.digits) {
      setIncomplete((before) => before + 1);
      input.current?.focus();
      return;
    }
    report(config.events?.submit);
    onSubmit(code);
  };
  const resend = () => {
    report(config.events?.resend);
    onResend();
  };

  return (
    <form className={styles.screen} onSubmit={submit} noValidate data-type={config.type}>
      <div id={introId}>
        <Heading level={headingLevel}>{text.heading}</Heading>
        <p className={styles.intro}>
          <Spoken>{text.sentTo(config)}</Spoken>
        </p>
      </div>
      <div>
        <OtpInput
          ref={input}
          name="otp"
          // an error is heard alone
          aria-describedby={refused === undefined ? introId : undefined}
          label={text.label}
          help={text.help}
          error={refused}
          errorAttempt={incomplete > 0 ? `incomplete ${incomplete}` : attempt}
          digits={config.digits}
          value={code}
          onValueChange={(next) => {
            setCode(next);
            setIncomplete(0);
          }}
        />
      </div>
      <div className={styles.actions}>
        <div className={styles.action}>
          <Button
            type="submit"
            variant="form"
            loading={checking}
            loadingLabel={config.loadingLabel}
            unavailableReason={spent ? text.spent : undefined}
          >
            {text.submit}
          </Button>
        </div>
        <div className={styles.action}>
          <Button variant="text" onClick={resend} loading={resending} unavailableReason={resendReason}>
            {text.resend}
          </Button>
        </div>
        {onBack && text.back && (
          <Button variant="text" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </form>
  );
}
