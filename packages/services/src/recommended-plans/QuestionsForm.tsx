import { LocalisedDateField, useApp } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import {
  Button,
  ErrorSummary,
  Guide,
  Guided,
  Heading,
  RadioGroup,
  readTypedDate,
  SelectField,
  Stack,
  TextField,
} from '@lifedesk/ui';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import * as m from '../texts.ts';
import type { Answers } from './plan-calls.ts';
import {
  earliest,
  goalNames,
  incomeNames,
  lossNames,
  type Problems,
  problemsOf,
  type Question,
  type TypedAnswers,
  toAnswers,
} from './questions.ts';

interface QuestionsFormProps {
  readonly needsDob: boolean;
  readonly typed: TypedAnswers;
  readonly onType: (typed: TypedAnswers) => void;
  /** Evaluates the answers. Resolves when the plans, or the failure, are shown. */
  readonly onAnswer: (answers: Answers) => Promise<void>;
  /** Above the questions: what is registered. */
  readonly children?: ReactNode;
}

const idOf = (question: Question) => `plans-${question}`;
const optionsOf = (names: Readonly<Record<string, () => string>>) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name() }));

/** The questions that decide what is recommended. Nothing is preselected. */
export function QuestionsForm(props: QuestionsFormProps): ReactElement {
  const { needsDob, typed, onType, onAnswer, children } = props;
  const today = todayInIndia(useApp().now());
  const [problems, setProblems] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<TypedAnswers>) => {
    onType({ ...typed, ...change });
    setProblems((before) => without(before, Object.keys(change)));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(typed, { needsDob, today });
    setProblems(found);
    setAttempts((before) => before + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await onAnswer(toAnswers(typed, needsDob));
    setBusy(false);
  };
  const errorOf = (question: Question) => problems[question]?.();
  const listed = Object.entries(problems).map(([question, says]) => ({
    fieldId: `${idOf(question as Question)}${question === 'dob' ? '-day' : ''}`,
    message: says(),
  }));
  return (
    <Guided guide={<Explained />}>
      <Stack gap="6">
        <Stack gap="2" measure="text">
          <Heading level={1}>{m.recommendedPlans_heading()}</Heading>
          <p>{m.recommendedPlans_lead()}</p>
        </Stack>
        {children}
        <form onSubmit={submit} noValidate autoComplete="off">
          <Stack gap="6">
            <ErrorSummary title={m.journey_problems()} problems={listed} attempt={attempts} />
            <RadioGroup
              id={idOf('goal')}
              label={m.recommendedPlans_goal()}
              options={optionsOf(goalNames)}
              value={typed.goal}
              onValueChange={(goal) => set({ goal })}
              error={errorOf('goal')}
            />
            {needsDob && (
              <LocalisedDateField
                id={idOf('dob')}
                label={m.recommendedPlans_dob()}
                error={errorOf('dob')}
                wrong={typed.dob === '' ? readTypedDate(typed.typedDob).wrong : undefined}
                earliest={earliest}
                latest={today}
                value={typed.dob || typed.typedDob}
                onValueChange={(date, { typed: text }) => set({ dob: date ?? '', typedDob: text })}
              />
            )}
            <SelectField
              id={idOf('incomeRange')}
              label={m.recommendedPlans_income()}
              help={m.recommendedPlans_incomeHelp()}
              placeholder={m.recommendedPlans_incomeChoose()}
              options={optionsOf(incomeNames)}
              value={typed.incomeRange}
              onChange={({ target }) => set({ incomeRange: target.value })}
              error={errorOf('incomeRange')}
            />
            <TextField
              id={idOf('dependants')}
              label={m.recommendedPlans_dependants()}
              help={m.recommendedPlans_dependantsHelp()}
              inputMode="numeric"
              maxLength={2}
              value={typed.dependants}
              onChange={({ target }) => set({ dependants: target.value })}
              error={errorOf('dependants')}
            />
            <TextField
              id={idOf('payingYears')}
              label={m.recommendedPlans_years()}
              inputMode="numeric"
              maxLength={2}
              value={typed.payingYears}
              onChange={({ target }) => set({ payingYears: target.value })}
              error={errorOf('payingYears')}
            />
            <RadioGroup
              id={idOf('loss')}
              label={m.recommendedPlans_loss()}
              options={optionsOf(lossNames)}
              value={typed.loss}
              onValueChange={(loss) => set({ loss })}
              error={errorOf('loss')}
            />
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

const without = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([question]) => !fields.includes(question)));

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
