import { type Problems, ruleMessage, useApp, useForm, useLocale } from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { mobileText } from '@lifedesk/rules/texts';
import {
  Button,
  Checkbox,
  ErrorSummary,
  Heading,
  Inline,
  Notice,
  Paragraph,
  RadioGroup,
  Stack,
  TextField,
} from '@lifedesk/ui';
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

type TypedContact = {
  readonly name: string;
  readonly mobile: string;
  readonly window: CallWindow | '';
  readonly consent: boolean;
};

const blank: TypedContact = { name: '', mobile: '', window: '', consent: false };

/** When to call, on which number, and the consent: nothing is preselected. */
export function InterestForm(props: InterestFormProps): ReactElement {
  const { plan, variant, answers, mobileNumber, onInterest, onCancel } = props;
  const { sdk, fail } = useApp();
  const language = useLocale();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPublic = variant === 'public';
  const { text, choice, check, summary, busy, submit } = useForm({
    blank,
    problems: (typed) => problemsOf(typed, isPublic),
    idOf: (field) => `interest-${plan.cardName}-${field}`,
  });

  const send = async ({ name, mobile, window: callWindow, consent }: TypedContact) => {
    if (callWindow === '' || !consent) return;
    const caller = isPublic
      ? { firstName: name.trim(), mobileNumber: mobile.replaceAll(/[\s-]/g, ''), language }
      : undefined;
    try {
      onInterest(await sendInterest(sdk, { cardName: plan.cardName, answers, callWindow, caller }));
    } catch (error) {
      fail(error);
      setFailed(true);
    }
  };
  const onSubmit = (event: FormEvent) => {
    setFailed(false);
    void submit(send)(event);
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="6">
        <Heading level={3} ref={heading} tabIndex={-1}>
          {m.recommendedPlans_callHeading({ plan: plan.planName })}
        </Heading>
        <ErrorSummary {...summary} />
        {failed && (
          <Notice tone="error" role="alert" title={m.recommendedPlans_failed()}>
            <p>{m.recommendedPlans_failedBody()}</p>
          </Notice>
        )}
        {isPublic ? (
          <>
            <TextField {...text('name')} label={m.recommendedPlans_name()} autoComplete="name" maxLength={120} />
            <TextField
              {...text('mobile')}
              label={m.recommendedPlans_mobile()}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              figures
            />
          </>
        ) : (
          <Paragraph>{m.recommendedPlans_callOn({ mobile: mobileNumber ?? '' })}</Paragraph>
        )}
        <RadioGroup
          {...choice('window')}
          label={m.recommendedPlans_window()}
          options={Object.entries(callWindows).map(([value, name]) => ({ value, label: name() }))}
        />
        <Checkbox
          {...check('consent')}
          label={m.recommendedPlans_consent({ plan: plan.planName })}
          help={m.recommendedPlans_consentHelp()}
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

function problemsOf({ name, mobile, window, consent }: TypedContact, isPublic: boolean): Problems<TypedContact> {
  const number = checkMobile(mobile);
  return {
    ...(isPublic && name.trim() === '' && { name: m.recommendedPlans_nameMissing }),
    ...(isPublic && !number.valid && { mobile: ruleMessage(mobileText, number.because) }),
    ...(window === '' && { window: m.recommendedPlans_windowMissing }),
    ...(!consent && { consent: m.recommendedPlans_consentMissing }),
  };
}
