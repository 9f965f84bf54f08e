import * as m from '@lifedesk/journey/messages';
import { todayInIndia } from '@lifedesk/rules';
import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { BackIcon, Button, ErrorSummary, Heading, Inline, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Problems } from '../../engine/define-journey.ts';
import { useForm } from '../../engine/use-form.ts';
import { useApp } from '../../provider/app.ts';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import { typedDateProblem } from '../date/date-problem-texts.ts';
import { TypedDateField } from '../date/TypedDateField.tsx';

interface BirthDateStepProps {
  readonly submitLabel: string;
  /** Signs in with the birth date. @throws LifedeskError */
  readonly confirm: (birthDate: string) => Promise<void>;
  /** Starts again, under this label. */
  readonly back: { readonly label: string; readonly go: () => void };
  /** The login is locked: no birth date helps. */
  readonly onBlocked: (error: LifedeskError) => void;
}

type BirthDateInput = { readonly birthDate: string; readonly typedDate: string };

const blank: BirthDateInput = { birthDate: '', typedDate: '' };
const earliest = '1900-01-01';
const idOf = (field: string) => `sign-in-${field}`;

const says = { empty: m.login_birthMissing, 'too-early': m.login_birthWrong, 'too-late': m.login_birthWrong };

const problemsOf = (
  { birthDate: date, typedDate: typed }: BirthDateInput,
  latest: string,
): Problems<BirthDateInput> => ({ birthDate: typedDateProblem({ date, typed, earliest, latest }, says) });

/** After the OTP, for people who share a mobile number: the birth date says who it is. No names are shown. */
export default function BirthDateStep({ submitLabel, confirm, back, onBlocked }: BirthDateStepProps): ReactElement {
  const { fail, now } = useApp();
  const today = todayInIndia(now());
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, set, errorOf, summary, busy, show, submit } = useForm({
    blank,
    problems: (typed) => problemsOf(typed, today),
    idOf,
    dates: ['birthDate'],
  });
  useTitlePrefix(summary.problems.length > 0 ? m.journey_titleError() : undefined);
  useEffect(() => heading.current?.focus(), []);

  const send = async ({ birthDate }: BirthDateInput) => {
    try {
      await confirm(birthDate);
    } catch (error) {
      const failure = fail(error);
      if (!isLifedeskError(error)) return;
      if (error.code === 'otp-blocked' || error.code === 'login-blocked') onBlocked(error);
      else if (error.code === 'birth-date-wrong') show({ birthDate: () => triesText(error.triesLeft) });
      else if (error.code === 'otp-burnt') show({ birthDate: m.login_birthUsedUp });
      else if (failure) show({ birthDate: failure });
    }
  };

  return (
    <form onSubmit={(event) => void submit(send)(event)} noValidate autoComplete="off">
      <Stack gap="6" measure="form">
        <Stack gap="2">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {m.login_birthHeading()}
          </Heading>
          <p>{m.login_birthLead()}</p>
        </Stack>
        <ErrorSummary {...summary} />
        <TypedDateField
          id={idOf('birthDate')}
          label={m.login_birth()}
          error={errorOf('birthDate')}
          earliest={earliest}
          latest={today}
          date={values.birthDate}
          typed={values.typedDate}
          onType={(birthDate, typedDate) => set({ birthDate, typedDate })}
        />
        <Inline stackOnPhone>
          <Button type="submit" variant="form" loading={busy} loadingLabel={m.app_pleaseWait()}>
            {submitLabel}
          </Button>
          <Button variant="text" icon={BackIcon} onClick={back.go}>
            {back.label}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const triesText = (left: number | undefined): string =>
  left === undefined ? m.login_birthRefused() : `${m.login_birthRefused()} ${m.otp_triesLeft({ count: left })}`;
