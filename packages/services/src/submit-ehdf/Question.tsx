import { fieldId, longestText, UploadField, useLocale } from '@lifedesk/journey';
import { healthUnitText } from '@lifedesk/rules/texts';
import { Checkbox, RadioGroup, Stack, TextArea, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Choices } from './Choices.tsx';
import { HeightField } from './HeightField.tsx';
import {
  chosenOf,
  type HealthQuestion,
  type HealthValues,
  NO,
  NOT_FOR_ME,
  needsConsent,
  OWN,
  TO_DOCTOR,
  textOf,
  YES,
} from './health-values.ts';

export interface QuestionProps {
  readonly question: HealthQuestion;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: HealthValues) => void;
}

/** One question, with the control of its kind. */
export function Question(props: QuestionProps): ReactElement {
  const { question, values, errorOf, onChange } = props;
  const language = useLocale();
  const { id, kind, unit, options = [] } = question;
  const label = question.text[language];
  const value = textOf(values, id);
  const error = errorOf(id);
  const put = (given: string) => onChange({ [id]: given });
  const field = { id: fieldId(id), name: id, label, error };
  const typed = { ...field, value, autoComplete: 'off' } as const;
  switch (kind) {
    case 'yes-no':
      return <RadioGroup {...field} value={value} onValueChange={put} options={yesOrNo(question)} />;
    case 'prefer-doctor':
      return <ToDoctor {...props} />;
    case 'choice':
      return (
        <RadioGroup
          {...field}
          value={value}
          onValueChange={put}
          options={options.map((option) => ({ value: option.id, label: option.text[language] }))}
        />
      );
    case 'choices':
      return (
        <Choices
          {...field}
          options={options.map((option) => ({ value: option.id, label: option.text[language] }))}
          chosen={chosenOf(values, id)}
          onChange={(chosen) => onChange({ [id]: chosen })}
        />
      );
    case 'number':
      if (id === 'height') return <HeightField {...field} value={value} onValueChange={put} />;
      return (
        <TextField
          {...typed}
          inputMode={unit === 'tenths-of-percent' ? 'decimal' : 'numeric'}
          maxLength={4}
          suffix={unit === undefined ? undefined : unit.endsWith('percent') ? '%' : healthUnitText(unit, language)}
          onChange={(event) => put(event.target.value)}
        />
      );
    case 'month':
      return (
        <TextField
          {...typed}
          inputMode="numeric"
          maxLength={9}
          help={m.submitEhdf_monthHelp()}
          onChange={(event) => put(event.target.value)}
        />
      );
    case 'papers':
      return <UploadField field={id} purpose="medical-paper" label={label} optional multiple />;
    default:
      return <TextArea {...typed} rows={2} maxLength={longestText} onChange={(event) => put(event.target.value)} />;
  }
}

/** One that does not concern everyone can be passed. */
const yesOrNo = ({ isOptional }: HealthQuestion) => [
  { value: YES, label: m.submitEhdf_yes() },
  { value: NO, label: m.submitEhdf_no() },
  ...(isOptional ? [{ value: NOT_FOR_ME, label: m.submitEhdf_notForMe() }] : []),
];

/** May be answered here with a consent of its own, or only to the doctor. */
function ToDoctor({ question, values, errorOf, onChange }: QuestionProps): ReactElement {
  const language = useLocale();
  const { id } = question;
  return (
    <Stack gap="5">
      <RadioGroup
        id={fieldId(id)}
        name={id}
        label={question.text[language]}
        error={errorOf(id)}
        value={textOf(values, id)}
        onValueChange={(given) => onChange({ [id]: given })}
        options={[
          { value: YES, label: m.submitEhdf_yes() },
          { value: NO, label: m.submitEhdf_no() },
          { value: TO_DOCTOR, label: m.submitEhdf_toDoctor(), help: m.submitEhdf_toDoctorHelp() },
        ]}
      />
      {needsConsent(values, question) && (
        <Checkbox
          id={fieldId(OWN.consent)}
          name={OWN.consent}
          label={m.submitEhdf_consent()}
          help={m.submitEhdf_consentHelp()}
          error={errorOf(OWN.consent)}
          checked={values[OWN.consent] === true}
          onChange={(event) => onChange({ [OWN.consent]: event.target.checked })}
        />
      )}
    </Stack>
  );
}
