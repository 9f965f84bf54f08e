import { TypedDateField, useApp, useForm, useLatestSignal, usePageNavigation } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { type AnswerOf, isLifedeskError, trackApplicationSkipLogin } from '@lifedesk/sdk';
import { Button, ErrorSummary, Guide, Guided, Heading, Inline, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';
import { LookResult, NotFound } from './LookResult.tsx';
import { blank, earliest, type LookInput, problemsOf, toLook } from './look-form.ts';

type LookOutcome = AnswerOf<'trackApplicationSkipLogin'> | 'none' | 'too-many';

const idOf = (field: string) => `look-${field}`;

/** The stage of an application, for anyone who knows its number and the birth date. It stores nothing that is typed. */
export default function QuickLook(): ReactElement {
  const { sdk, now, fail } = useApp();
  const { self } = usePageNavigation();
  const today = todayInIndia(now());
  const [found, setFound] = useState<LookOutcome>();
  const { next, end } = useLatestSignal();
  const { values, set, errorOf, text, summary, busy, submit } = useForm({
    blank,
    problems: (typed) => problemsOf(typed, today),
    idOf,
    dates: ['birthDate'],
    onChange() {
      setFound(undefined);
      end();
    },
  });
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  const look = async (typed: LookInput) => {
    const signal = next();
    setFound(undefined);
    try {
      const answer = await trackApplicationSkipLogin(sdk, toLook(typed), { background: true, signal });
      if (!signal.aborted) setFound(answer);
    } catch (error) {
      if (signal.aborted) return;
      const code = isLifedeskError(error) ? error.code : undefined;
      if (code === 'not-found') setFound('none');
      else if (code === 'rate-limited') setFound('too-many');
      else fail(error);
    }
  };

  return (
    <Guided guide={<Explained />}>
      <Stack gap="6">
        <form onSubmit={(event) => void submit(look)(event)} noValidate autoComplete="off">
          <Stack gap="6">
            <Stack gap="2" measure="text">
              <Heading level={1}>{m.trackApplication_lookHeading()}</Heading>
              <p>{m.trackApplication_lookLead()}</p>
            </Stack>
            <ErrorSummary {...summary} />
            <TextField
              {...text('applicationNo')}
              autoComplete="off"
              autoCapitalize="characters"
              label={m.trackApplication_number()}
              help={m.trackApplication_numberHelp()}
              maxLength={20}
              figures
            />
            <TypedDateField
              id={idOf('birthDate')}
              label={m.trackApplication_birth()}
              error={errorOf('birthDate')}
              earliest={earliest}
              latest={today}
              date={values.birthDate}
              typed={values.typedDate}
              onType={(birthDate, typedDate) => set({ birthDate, typedDate })}
            />
            <Inline stackOnPhone>
              <Button type="submit" variant="form" loading={busy} loadingLabel={m.trackApplication_looking()}>
                {m.trackApplication_look()}
              </Button>
              <Button variant="text" href={self()}>
                {m.trackApplication_toSignIn()}
              </Button>
            </Inline>
          </Stack>
        </form>
        {typeof found === 'string' && <NotFound headingRef={result} isTooMany={found === 'too-many'} />}
        {typeof found === 'object' && <LookResult headingRef={result} found={found} signIn={self()} />}
      </Stack>
    </Guided>
  );
}

/** Beside the form: what it shows, and what it does not. */
function Explained(): ReactElement {
  return (
    <Guide
      label={m.trackApplication_guide()}
      sections={[
        {
          title: m.trackApplication_guideLook(),
          items: [m.trackApplication_guideStage(), m.trackApplication_guideKept(), m.trackApplication_guideLimit()],
        },
      ]}
    />
  );
}
