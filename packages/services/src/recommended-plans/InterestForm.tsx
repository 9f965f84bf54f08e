import { endToastsAtom, ruleMessage, useApp, useLocale } from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { mobileText } from '@lifedesk/rules/texts';
import { Button, Checkbox, ErrorSummary, Heading, Inline, Notice, RadioGroup, Stack, TextField } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';
import { callWindows } from './call-windows.ts';
import {
  type Answers,
  type CallWindow,
  type PlanInterest,
  type RecommendedPlan,
  sendInterest,
  type Variant,
} from './plan-calls.ts';

interface InterestFormProps {
  readonly plan: RecommendedPlan;
  readonly variant: Variant;
  readonly answers: Answers;
  /** The registered number, masked; without a session the form asks for one. */
  readonly mobileNumber: string | undefined;
  readonly onInterest: (interests: readonly PlanInterest[]) => void;
  readonly onCancel: () => void;
}

type Field = 'name' | 'mobile' | 'window' | 'consent';
type Problems = Partial<Record<Field, () => string>>;
interface TypedContact {
  readonly name: string;
  readonly mobile: string;
  readonly window: CallWindow | '';
  readonly consent: boolean;
}

/** When to call, on which number, and the consent: nothing is preselected. */
export function InterestForm(props: InterestFormProps): ReactElement {
  const { plan, variant, answers, mobileNumber, onInterest, onCancel } = props;
  const { sdk, fail } = useApp();
  const endToasts = useSetAtom(endToastsAtom);
  const language = useLocale();
  const [typed, setTyped] = useState<TypedContact>({ name: '', mobile: '', window: '', consent: false });
  const [problems, setProblems] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPublic = variant === 'public';
  const idOf = (field: Field) => `interest-${plan.cardName}-${field}`;
  const set = (change: Partial<TypedContact>) => {
    setTyped((before) => ({ ...before, ...change }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(change, field))),
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(typed, isPublic);
    setProblems(found);
    setAttempts((before) => before + 1);
    setFailed(false);
    const { window: callWindow } = typed;
    if (Object.keys(found).length > 0 || callWindow === '') return;
    setBusy(true);
    endToasts();
    const caller = isPublic
      ? { firstName: typed.name.trim(), mobileNumber: typed.mobile.replaceAll(/[\s-]/g, ''), language }
      : undefined;
    try {
      onInterest(await sendInterest(sdk, { cardName: plan.cardName, answers, callWindow, caller }));
    } catch (error) {
      fail(error);
      setFailed(true);
      setBusy(false);
    }
  };

  const listed = Object.entries(problems).map(([field, says]) => ({ fieldId: idOf(field as Field), message: says() }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6">
        <Heading level={3} ref={heading} tabIndex={-1}>
          {m.recommendedPlans_callHeading({ plan: plan.planName })}
        </Heading>
        <ErrorSummary title={m.journey_problems()} problems={listed} attempt={attempts} />
        {failed && (
          <Notice tone="error" role="alert" title={m.recommendedPlans_failed()}>
            <p>{m.recommendedPlans_failedBody()}</p>
          </Notice>
        )}
        {isPublic ? (
          <>
            <TextField
              id={idOf('name')}
              label={m.recommendedPlans_name()}
              autoComplete="name"
              maxLength={120}
              value={typed.name}
              onChange={({ target }) => set({ name: target.value })}
              error={problems.name?.()}
            />
            <TextField
              id={idOf('mobile')}
              label={m.recommendedPlans_mobile()}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              figures
              value={typed.mobile}
              onChange={({ target }) => set({ mobile: target.value })}
              error={problems.mobile?.()}
            />
          </>
        ) : (
          <p>{m.recommendedPlans_callOn({ mobile: mobileNumber ?? '' })}</p>
        )}
        <RadioGroup
          id={idOf('window')}
          label={m.recommendedPlans_window()}
          options={Object.entries(callWindows).map(([value, name]) => ({ value, label: name() }))}
          value={typed.window}
          onValueChange={(value) => set({ window: value as CallWindow })}
          error={problems.window?.()}
        />
        <Checkbox
          id={idOf('consent')}
          label={m.recommendedPlans_consent({ plan: plan.planName })}
          help={m.recommendedPlans_consentHelp()}
          checked={typed.consent}
          onChange={({ target }) => set({ consent: target.checked })}
          error={problems.consent?.()}
        />
        <Inline gap="3">
          <Button type="submit" variant="form" loading={busy} loadingLabel={m.journey_sending()}>
            {m.recommendedPlans_send()}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {m.recommendedPlans_cancel()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function problemsOf({ name, mobile, window, consent }: TypedContact, isPublic: boolean): Problems {
  const number = checkMobile(mobile);
  return {
    ...(isPublic && name.trim() === '' && { name: m.recommendedPlans_nameMissing }),
    ...(isPublic && !number.valid && { mobile: ruleMessage(mobileText, number.because) }),
    ...(window === '' && { window: m.recommendedPlans_windowMissing }),
    ...(!consent && { consent: m.recommendedPlans_consentMissing }),
  };
}
