import {
  focusHeading,
  inBackground,
  LocalisedDateField,
  scrollToTop,
  translateAtom,
  useApp,
  useLatestSignal,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { isLifedeskError, outcomeFor, unclaimedAmountPublic } from '@lifedesk/sdk';
import {
  Button,
  ErrorSummary,
  Guide,
  Guided,
  Heading,
  Link,
  Notice,
  PhoneIcon,
  readTypedDate,
  Stack,
  TextField,
} from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { HeldMoney } from './HeldMoney.tsx';
import { blank, earliest, type Field, type Problems, problemsOf, type SearchInput, toSearch } from './search-form.ts';

type Result = 'held' | 'none' | 'too-many';

const idOf = (field: Field) => `unclaimed-${field}`;

/**
 * Whether we hold money for someone, for anyone who knows enough about them. It shows no amount and stores nothing that
 * is typed.
 */
export default function PublicSearch(): ReactElement {
  const { sdk, now, fail } = useApp();
  const translate = useAtomValue(translateAtom);
  const today = todayInIndia(now());
  const [typed, setTyped] = useState<SearchInput>(blank);
  const [problems, setProblems] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const { next, end } = useLatestSignal();
  const set = (change: Partial<SearchInput>) => {
    setTyped((before) => ({ ...before, ...change }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
    setResult(undefined);
    end();
    setBusy(false);
  };
  const say = (found: Problems) => {
    setProblems(found);
    setAttempts((before) => before + 1);
  };

  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(typed, today);
    say(found);
    setResult(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const signal = next();
    try {
      const answer = await unclaimedAmountPublic(sdk, toSearch(typed), { ...inBackground, signal });
      if (signal.aborted) return;
      if (answer && 'needs' in answer) say({ policyNo: outcomeFor('unclaimedAmountPublic', 207) });
      else setResult(answer ? 'held' : 'none');
    } catch (error) {
      if (signal.aborted) return;
      if (isLifedeskError(error) && error.code === 'rate-limited') setResult('too-many');
      else if (isLifedeskError(error) && error.code === 'pan-invalid') say({ pan: error });
      else fail(error);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  useEffect(() => {
    if (result !== 'held') return;
    scrollToTop();
    focusHeading();
  }, [result]);
  if (result === 'held') return <HeldMoney />;

  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem && translate(problem);
  };
  const listed = Object.entries(problems).map(([field, problem]) => ({
    fieldId: `${idOf(field as Field)}${field === 'dob' ? '-day' : ''}`,
    message: translate(problem),
  }));
  const text = (field: 'name' | 'pan' | 'policyNo') => ({
    id: idOf(field),
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
    error: errorOf(field),
    autoComplete: 'off',
  });
  return (
    <Guided guide={<Explained />}>
      <form onSubmit={search} noValidate autoComplete="off">
        <Stack gap="6">
          <Stack gap="2" measure="text">
            <Heading level={1}>{m.unclaimedAmount_searchHeading()}</Heading>
            <p>{m.unclaimedAmount_searchLead()}</p>
          </Stack>
          <ErrorSummary title={m.journey_problems()} problems={listed} attempt={attempts} />
          <div aria-live="polite">{result && <NotFound isTooMany={result === 'too-many'} />}</div>
          <TextField
            {...text('name')}
            label={m.unclaimedAmount_name()}
            help={m.unclaimedAmount_nameHelp()}
            maxLength={120}
          />
          <LocalisedDateField
            id={idOf('dob')}
            label={m.unclaimedAmount_dob()}
            error={errorOf('dob')}
            wrong={typed.dob === '' ? readTypedDate(typed.typedDob).wrong : undefined}
            earliest={earliest}
            latest={today}
            value={typed.dob || typed.typedDob}
            onValueChange={(date, { typed: written }) => set({ dob: date ?? '', typedDob: written })}
          />
          <TextField
            {...text('policyNo')}
            label={m.unclaimedAmount_policyNo()}
            help={m.unclaimedAmount_policyNoHelp()}
            inputMode="numeric"
            maxLength={20}
            figures
          />
          <TextField
            {...text('pan')}
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
