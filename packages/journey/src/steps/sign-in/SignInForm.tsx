import * as m from '@lifedesk/journey/messages';
import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { Button, Heading, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { endToastsAtom } from '../../answers/toasts-atom.ts';
import { type Message, translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import type { StartedSignIn } from './begin.ts';
import type { SignInFacts } from './sign-in-facts.ts';

interface SignInFormProps {
  readonly facts: SignInFacts;
  /** Recognises the person and sends the OTP. @throws LifedeskError */
  readonly begin: (loginId: string) => Promise<StartedSignIn>;
  readonly onBegun: (begun: StartedSignIn) => void;
  readonly onBlocked: (error: LifedeskError) => void;
}

/** The first step of signing in: one field that says who it is. */
export function SignInForm({ facts, begin, onBegun, onBlocked }: SignInFormProps): ReactElement {
  const { fail, analytics } = useApp();
  const translate = useAtomValue(translateAtom);
  const endToasts = useSetAtom(endToastsAtom);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<Message>();
  const [attempt, setAttempt] = useState(0);
  useTitlePrefix(error && m.journey_titleError());
  const [sending, setSending] = useState(false);
  const { texts, input } = facts;
  const recognised = facts.read(text);

  const refuse = (says: Message) => {
    setError(() => says);
    setAttempt((before) => before + 1);
    field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (recognised.value === undefined) return refuse(recognised.says);
    setSending(true);
    endToasts();
    try {
      const begun = await begin(recognised.value);
      analytics({ event: 'otp', service: facts.id, step: 'asked' });
      onBegun(begun);
    } catch (failure) {
      // only the person can correct this, so show it at the field
      const known = isLifedeskError(failure) ? failure : undefined;
      if (known?.code === 'login-not-unique') return refuse(texts.shared ?? known);
      if (known?.code === 'invalid-login' && texts.unknown) return refuse(texts.unknown);
      fail(failure);
      if (isLifedeskError(failure) && (failure.status === 403 || failure.status === 429)) onBlocked(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6" measure="form">
        <Stack gap="2">
          <Heading level={1}>{texts.heading()}</Heading>
          <p>{texts.lead()}</p>
        </Stack>
        <TextField
          autoComplete="username"
          {...input}
          ref={field}
          label={texts.label()}
          help={recognised.help}
          error={error && translate(error)}
          errorAttempt={attempt}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          autoCapitalize="none"
          spellCheck={false}
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
