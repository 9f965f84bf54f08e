import { type FormState, TypedDateField, useApp } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { Button, ErrorSummary, Guide, Guided, Heading, RadioGroup, SelectField, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import * as m from '../texts.ts';
import type { Answers } from './plan-calls.ts';
import { earliest, goalNames, idOf, incomeNames, lossNames, type TypedAnswers, toAnswers } from './questions.ts';

interface QuestionsFormProps {
  readonly needsDob: boolean;
  readonly form: FormState<TypedAnswers>;
  /** Evaluates the answers. Resolves when the plans, or the failure, are shown. */
  readonly onAnswer: (answers: Answers) => Promise<void>;
  /** Above the questions: what is registered. */
  readonly children?: ReactNode;
}

const optionsOf = (names: Readonly<Record<string, () => string>>) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name() }));

/** The questions that decide what is recommended. Nothing is preselected. */
export function QuestionsForm({ needsDob, form, onAnswer, children }: QuestionsFormProps): ReactElement {
  const today = todayInIndia(useApp().now());
  const { values, set, errorOf, text, choice, summary, busy, submit } = form;
  return (
    <Guided guide={<Explained />}>
      <Stack gap="6">
        <Stack gap="2" measure="text">
          <Heading level={1}>{m.recommendedPlans_heading()}</Heading>
          <p>{m.recommendedPlans_lead()}</p>
        </Stack>
        {children}
        <form onSubmit={submit((typed) => onAnswer(toAnswers(typed, needsDob)))} noValidate autoComplete="off">
          <Stack gap="6">
            <ErrorSummary {...summary} />
            <RadioGroup {...choice('goal')} label={m.recommendedPlans_goal()} options={optionsOf(goalNames)} />
            {needsDob && (
              <TypedDateField
                id={idOf('dob')}
                label={m.recommendedPlans_dob()}
                error={errorOf('dob')}
                earliest={earliest}
                latest={today}
                date={values.dob}
                typed={values.typedDob}
                onType={(dob, typedDob) => set({ dob, typedDob })}
              />
            )}
            <SelectField
              {...text('incomeRange')}
              label={m.recommendedPlans_income()}
              help={m.recommendedPlans_incomeHelp()}
              placeholder={m.recommendedPlans_incomeChoose()}
              options={optionsOf(incomeNames)}
            />
            <TextField
              {...text('dependants')}
              label={m.recommendedPlans_dependants()}
              help={m.recommendedPlans_dependantsHelp()}
              inputMode="numeric"
              maxLength={2}
            />
            <TextField {...text('payingYears')} label={m.recommendedPlans_years()} inputMode="numeric" maxLength={2} />
            <RadioGroup {...choice('loss')} label={m.recommendedPlans_loss()} options={optionsOf(lossNames)} />
            <div>
              <Button type="submit" variant="form" loading={busy} loadingLabel={m.app_pleaseWait()}>
                {m.recommendedPlans_show()}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Guided>
  );
}

/** Beside the questions: what they are for, and what happens with the answers. */
function Explained(): ReactElement {
  return (
    <Guide
      label={m.recommendedPlans_guide()}
      sections={[
        {
          title: m.recommendedPlans_guideWhy(),
          items: [m.recommendedPlans_guideFit(), m.recommendedPlans_guideNone()],
        },
        {
          title: m.recommendedPlans_guideAnswers(),
          items: [m.recommendedPlans_guideKept(), m.recommendedPlans_guideCall()],
        },
      ]}
    />
  );
}
