import { FormStep, fieldId, longestText, useLocale, useStep } from '@lifedesk/journey';
import { Notice, RadioGroup, Stack, TextArea, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { firstOpen, type GivenAnswer, type Question, riderJourney } from './rider-journey.ts';

/** The questions about health. A yes opens the field for details. Problems appear at the first open question. */
export default function HealthStep(): ReactElement {
  const { context, values, errorOf, set } = useStep(riderJourney);
  const { questions } = context.declaration;
  const error = errorOf('answers');
  const open = error === undefined ? undefined : firstOpen(questions, values.answers);
  const give = (id: string, change: GivenAnswer) =>
    set({ answers: { ...values.answers, [id]: { ...values.answers[id], ...change } } });
  return (
    <FormStep heading={m.riderAddition_healthHeading()} lead={m.riderAddition_healthLead()}>
      <Stack gap="6">
        {questions.map((question, at) => (
          <HealthQuestion
            key={question.id}
            question={question}
            // the error summary leads to the first open question
            id={question.id === open?.id || (!open && at === 0) ? fieldId('answers') : `question-${question.id}`}
            error={question.id === open?.id ? error : undefined}
            answer={values.answers[question.id] ?? {}}
            onChange={(change) => give(question.id, change)}
          />
        ))}
        <Notice>{m.riderAddition_healthPrivate()}</Notice>
      </Stack>
    </FormStep>
  );
}

interface HealthQuestionProps {
  readonly question: Question;
  readonly id: string;
  readonly error: string | undefined;
  readonly answer: GivenAnswer;
  readonly onChange: (change: GivenAnswer) => void;
}

function HealthQuestion({ question, id, error, answer, onChange }: HealthQuestionProps): ReactElement {
  const language = useLocale();
  const { kind, text, least = 0, most = 0 } = question;
  if (kind === 'number')
    return (
      <TextField
        id={id}
        name={question.id}
        label={text[language]}
        error={error && m.riderAddition_numberRange({ least, most })}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={answer.number ?? ''}
        onChange={(event) => onChange({ number: event.target.value.replaceAll(/\D/g, '') })}
      />
    );
  const isDetailOpen = answer.yes === 'yes';
  return (
    <Stack gap="3">
      <RadioGroup
        id={isDetailOpen ? `${id}-yes` : id}
        name={question.id}
        label={text[language]}
        error={isDetailOpen ? undefined : error}
        value={answer.yes ?? ''}
        onValueChange={(yes) => onChange({ yes: yes === 'yes' ? 'yes' : 'no' })}
        options={[
          { value: 'yes', label: m.riderAddition_yes() },
          { value: 'no', label: m.riderAddition_no() },
        ]}
      />
      {isDetailOpen && (
        <TextArea
          id={id}
          name={`${question.id}-details`}
          label={m.riderAddition_details()}
          help={m.riderAddition_detailsHelp()}
          error={error && m.riderAddition_detailsMissing()}
          maxLength={longestText}
          value={answer.details ?? ''}
          onChange={(event) => onChange({ details: event.target.value })}
        />
      )}
    </Stack>
  );
}
