import {
  focusHeading,
  inBackground,
  scrollToTop,
  TypedDateField,
  useApp,
  useForm,
  useLatestSignal,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { isLifedeskError, outcomeFor, unclaimedAmountPublic } from '@lifedesk/sdk';
import { Button, ErrorSummary, Guide, Guided, Heading, Link, Notice, PhoneIcon, Stack, TextField } from '@lifedesk/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { HeldMoney } from './HeldMoney.tsx';
import { blank, earliest, problemsOf, type SearchInput, toSearch } from './search-form.ts';

type Result = 'held' | 'none' | 'too-many';

const idOf = (field: string) => `unclaimed-${field}`;

/**
 * Whether we hold money for someone, for anyone who knows enough about them. It shows no amount and stores nothing that
 * is typed.
 */
export default function PublicSearch(): ReactElement {
  const { sdk, now, fail } = useApp();
  const today = todayInIndia(now());
  const [result, setResult] = useState<Result>();
  const { next, end } = useLatestSignal();
  const { values, set, errorOf, text, summary, busy, show, submit } = useForm({
    blank,
    problems: (typed) => problemsOf(typed, today),
    idOf,
    dates: ['dob'],
    onChange() {
      setResult(undefined);
      end();
    },
  });

  const search = async (typed: SearchInput) => {
    const signal = next();
    try {
      const call = unclaimedAmountPublic(sdk, toSearch(typed), { ...inBackground, signal });
      // the form does not wait for an answer about earlier details
      const answer = await Promise.race([call, whenAborted(signal)]);
      if (signal.aborted) return;
      if (answer && 'needs' in answer) show({ policyNo: outcomeFor('unclaimedAmountPublic', 207) });
      else setResult(answer ? 'held' : 'none');
    } catch (error) {
      if (signal.aborted) return;
      if (isLifedeskError(error) && error.code === 'rate-limited') setResult('too-many');
      else if (isLifedeskError(error) && error.code === 'pan-invalid') show({ pan: error });
      else fail(error);
    }
  };
  const onSubmit = (event: FormEvent) => {
    if (!busy) setResult(undefined);
    void submit(search)(event);
  };

  useEffect(() => {
    if (result !== 'held') return;
    scrollToTop();
    focusHeading();
  }, [result]);
  if (result === 'held') return <HeldMoney />;

  return (
    <Guided guide={<Explained />}>
      <form onSubmit={onSubmit} noValidate autoComplete="off">
        <Stack gap="6">
          <Stack gap="2" measure="text">
            <Heading level={1}>{m.unclaimedAmount_searchHeading()}</Heading>
            <p>{m.unclaimedAmount_searchLead()}</p>
          </Stack>
          <ErrorSummary {...summary} />
          <div aria-live="polite">{result && <NotFound isTooMany={result === 'too-many'} />}</div>
          <TextField
            {...text('name')}
            autoComplete="off"
            label={m.unclaimedAmount_name()}
            help={m.unclaimedAmount_nameHelp()}
            maxLength={120}
          />
          <TypedDateField
            id={idOf('dob')}
            label={m.unclaimedAmount_dob()}
            error={errorOf('dob')}
            earliest={earliest}
            latest={today}
            date={values.dob}
            typed={values.typedDob}
            onType={(dob, typedDob) => set({ dob, typedDob })}
          />
          <TextField
            {...text('policyNo')}
            autoComplete="off"
            label={m.unclaimedAmount_policyNo()}
            help={m.unclaimedAmount_policyNoHelp()}
            inputMode="numeric"
            maxLength={20}
            figures
          />
          <TextField
            {...text('pan')}
            autoComplete="off"
            label={m.unclaimedAmount_pan()}
            help={m.unclaimedAmount_panHelp()}
            autoCapitalize="characters"
            maxLength={20}
            figures
          />
          <div>
            <Button type="submit" variant="form" loading={busy} loadingLabel={m.unclaimedAmount_searching()}>
              {m.unclaimedAmount_search()}
            </Button>
          </div>
        </Stack>
      </form>
    </Guided>
  );
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));

/** Does not reveal whether we know anyone by these details. */
function NotFound({ isTooMany }: { readonly isTooMany: boolean }): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <Notice
      tone={isTooMany ? 'warning' : 'info'}
      title={isTooMany ? m.unclaimedAmount_tooMany() : m.unclaimedAmount_notFound()}
    >
      <p>{isTooMany ? m.unclaimedAmount_tooManyBody() : m.unclaimedAmount_notFoundBody()}</p>
      <p>
        <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
          {m.unclaimedAmount_call({ phone: phone.read })}
        </Link>
      </p>
    </Notice>
  );
}

/** Beside the form: what it finds, and what it does not show. */
function Explained(): ReactElement {
  return (
    <Guide
      label={m.unclaimedAmount_guide()}
      sections={[
        {
          title: m.unclaimedAmount_guideWhat(),
          items: [m.unclaimedAmount_guideYear(), m.unclaimedAmount_guideFund()],
        },
        {
          title: m.unclaimedAmount_guideSearch(),
          items: [m.unclaimedAmount_guideHidden(), m.unclaimedAmount_guideKept(), m.unclaimedAmount_guideLimit()],
        },
      ]}
    />
  );
}
