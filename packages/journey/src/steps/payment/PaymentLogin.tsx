import * as m from '@lifedesk/journey/messages';
import { recogniseLoginId } from '@lifedesk/rules';
import { beginPartialLogin, isLifedeskError } from '@lifedesk/sdk';
import { Button, Card, Columns, Heading, Link, Notice, Paragraph, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { useLatestSignal } from '../../answers/use-latest-signal.ts';
import { type Message, translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';
import { redirectParameter } from '../../provider/links.ts';
import { usePageNavigation } from '../../provider/navigation.ts';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import { useHref } from '../../provider/use-links.ts';

interface PaymentLoginProps {
  readonly heading: string;
  /** Label of the button. */
  readonly action: string;
  /** Sends companies to their own sign-in. */
  readonly hasCompanies?: boolean;
  /** Below the heading; by default that paying needs no OTP. */
  readonly lead?: string;
  /** What is possible without an OTP; by default what can be paid. */
  readonly allowed?: string;
  /** For people who return from elsewhere after the session expired: the message, and where to go after an OTP. */
  readonly returned?: { readonly notice: string; readonly address: string } | undefined;
  /** The order of a payer who returned from the gateway after the session expired. */
  readonly orderId: string | null;
}

/** How to pay without an OTP: a policy number or the registered mobile number opens a session that can only pay. */
export function PaymentLogin(props: PaymentLoginProps): ReactElement {
  const { heading, action, orderId, hasCompanies = false, lead, allowed, returned } = props;
  const { sdk, fail, links } = useApp();
  const translate = useAtomValue(translateAtom);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<Message>();
  const [attempt, setAttempt] = useState(0);
  useTitlePrefix(error && m.journey_titleError());
  const [opening, setOpening] = useState(false);
  const latest = useLatestSignal();
  const [ended] = useState(() => {
    const { ending } = sdk.session.state;
    return ending === 'expired' || ending === 'validation-failed';
  });
  const recognised = recogniseLoginId(text);
  const { self } = usePageNavigation();
  const href = useHref();
  // people who sign in see the order; a session opened without an OTP does not
  const back = { [redirectParameter]: orderId === null ? returned?.address : self({ orderId }) };

  const signIn = href('login', back);
  const companySignIn = hasCompanies ? href('corporate-login', back) : undefined;

  const others = links.withoutSession?.().filter((link) => link.href !== self()) ?? [];

  const refuse = (says: Message) => {
    setError(() => says);
    setAttempt((before) => before + 1);
    field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (opening) return;
    if (recognised.kind === 'unknown')
      return refuse(recognised.because === 'empty' ? m.payment_fieldMissing : m.payment_fieldUnclear);
    if (recognised.kind === 'email') return refuse(m.payment_fieldEmail);
    setOpening(true);
    const signal = latest.next();
    try {
      await beginPartialLogin(sdk, { loginId: recognised.value }, { ...inBackground, signal });
    } catch (failure) {
      if (signal.aborted) return;
      setOpening(false);
      if (isLifedeskError(failure) && failure.code === 'login-not-unique') return refuse(m.payment_fieldShared);
      // in addition to the text that the specification fixes
      if (isLifedeskError(failure) && failure.code === 'invalid-login') refuse(m.payment_fieldUnknown);
      fail(failure);
    }
  };

  return (
    <Columns>
      <form onSubmit={submit} noValidate>
        <Stack gap="6" measure="form">
          <Stack gap="2">
            <Heading level={1}>{heading}</Heading>
            <Paragraph>{lead ?? m.payment_loginLead()}</Paragraph>
          </Stack>
          {returned && <Notice>{returned.notice}</Notice>}
          {orderId === null && !returned && ended && <Notice>{m.payment_sessionEnded()}</Notice>}
          {orderId !== null && <Notice>{m.payment_returnedWithoutSession()}</Notice>}
          <TextField
            ref={field}
            name="loginId"
            label={m.payment_field()}
            help={m.payment_fieldHelp()}
            error={error && translate(error)}
            errorAttempt={attempt}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
              latest.end();
              setOpening(false);
            }}
            figures
            inputMode="tel"
            autoComplete="off"
            maxLength={21}
          />
          <div>
            <Button type="submit" variant="form" loading={opening} loadingLabel={m.payment_opening()}>
              {action}
            </Button>
          </div>
        </Stack>
      </form>
      <Stack gap="4">
        <Card heading={m.payment_whatYouSeeHeading()}>
          <Stack gap="3">
            <p>{allowed ?? m.payment_whatYouSee()}</p>
            {signIn && (
              <Link alone href={signIn}>
                {m.payment_signInInstead()}
              </Link>
            )}
            {companySignIn && (
              <Link alone href={companySignIn}>
                {m.payment_companySignIn()}
              </Link>
            )}
          </Stack>
        </Card>
        {others.length > 0 && (
          <Card heading={m.payment_otherwise()}>
            <Stack as="ul" gap="1">
              {others.map(({ id, href: address, name }) => (
                <li key={id}>
                  <Link alone href={address}>
                    {name()}
                  </Link>
                </li>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Columns>
  );
}
