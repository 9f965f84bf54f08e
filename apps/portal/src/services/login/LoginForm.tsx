import { type LoginId, recogniseLoginId } from '@lifedesk/rules';
import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { Button, Heading, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { usePortal } from '../../app/portal.ts';
import { type Saying, wordingAtom } from '../../locale/error-text.ts';
import * as m from '../../paraglide/messages.js';
import type { Begun } from './begin.ts';
import { login } from './service.ts';

interface LoginFormProps {
  /** Recognises the customer and sends the OTP. @throws LifedeskError */
  readonly begin: (loginId: string) => Promise<Begun>;
  readonly onBegun: (begun: Begun) => void;
  readonly onBlocked: (error: LifedeskError) => void;
}

const kinds: Record<Exclude<LoginId['kind'], 'unknown'>, () => string> = {
  'policy-number': m.login_asPolicy,
  mobile: m.login_asMobile,
  email: m.login_asEmail,
};

/** One field for whatever a person has at hand; which of the three it is, is recognised. */
export function LoginForm({ begin, onBegun, onBlocked }: LoginFormProps): ReactElement {
  const { fail, analytics } = usePortal();
  const wordingOf = useAtomValue(wordingAtom);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<Saying>();
  const [sending, setSending] = useState(false);
  const recognised = recogniseLoginId(text);

  const refuse = (says: Saying) => {
    setError(() => says);
    field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (recognised.kind === 'unknown')
      return refuse(recognised.because === 'empty' ? m.login_fieldMissing : m.login_fieldUnclear);
    setSending(true);
    try {
      const begun = await begin(recognised.value);
      analytics({ event: 'otp', service: login.id, step: 'asked' });
      onBegun(begun);
    } catch (failure) {
      // who is meant is for the person to say, so it is said at the field
      if (isLifedeskError(failure) && failure.code === 'login-not-unique') return refuse(failure);
      fail(failure);
      if (isLifedeskError(failure) && failure.status === 403) onBlocked(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6" measure="form">
        <Stack gap="2">
          <Heading level={1}>{m.login_heading()}</Heading>
          <p>{m.login_lead()}</p>
        </Stack>
        <TextField
          ref={field}
          name="loginId"
          label={m.login_field()}
          help={recognised.kind === 'unknown' ? m.login_fieldHelp() : kinds[recognised.kind]()}
          error={error && wordingOf(error)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <div>
          <Button type="submit" variant="form" loading={sending} loadingLabel={m.login_sending()}>
            {m.login_sendOtp()}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
