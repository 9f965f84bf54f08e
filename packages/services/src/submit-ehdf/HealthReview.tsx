import { fileNames, type Locale, type ReviewedRow, ReviewStep, useJourneyState, useLocale } from '@lifedesk/journey';
import { healthUnitText } from '@lifedesk/rules/texts';
import { Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import * as m from '../texts.ts';
import { groupsOf, type HealthContext, stepIdOf } from './health-journey.ts';
import {
  chosenOf,
  filesOf,
  type HealthQuestion,
  isOpen,
  NO,
  readMonth,
  TO_DOCTOR,
  textOf,
  YES,
} from './health-values.ts';

/** Every answer, to read over. Changing one leads to its questions and back. */
export default function HealthReview(): ReactElement {
  const language = useLocale();
  const { context, values } = useJourneyState();
  const { form } = context as HealthContext;
  const groups = groupsOf(form);
  const rows = form.questions
    .filter(({ shownWhen }) => shownWhen === undefined)
    .map((question): ReviewedRow => {
      const followUps = form.questions.filter((one) => one.shownWhen === question.id && isOpen(values, one));
      return {
        id: question.id,
        label: question.text[language],
        after: withFollowUps(answerText(question, values, language), followUps, values, language),
        step: stepIdOf(groups.indexOf(question.group)),
      };
    });
  return (
    <ReviewStep
      heading={m.submitEhdf_reviewHeading()}
      lead={m.submitEhdf_reviewLead()}
      caption={m.submitEhdf_reviewHeading()}
      rows={rows}
      action={m.journey_continue()}
      check={async () => undefined}
    />
  );
}

type Values = Readonly<Record<string, unknown>>;

function withFollowUps(
  answer: string,
  followUps: readonly HealthQuestion[],
  values: Values,
  language: Locale,
): ReactNode {
  if (followUps.length === 0) return answer;
  return (
    <Stack gap="1">
      <span>
        <Spoken>{answer}</Spoken>
      </span>
      {followUps.map((question) => (
        <span key={question.id}>
          <Spoken>
            {question.text[language]} {answerText(question, values, language)}
          </Spoken>
        </span>
      ))}
    </Stack>
  );
}

const words: Readonly<Record<string, () => string>> = {
  [YES]: m.submitEhdf_yes,
  [NO]: m.submitEhdf_no,
  [TO_DOCTOR]: m.submitEhdf_toDoctor,
};

/** An answer as the person reads it. */
function answerText({ id, kind, unit, options = [] }: HealthQuestion, values: Values, language: Locale): string {
  const text = textOf(values, id);
  const optionText = (option: string) => options.find((one) => one.id === option)?.text[language] ?? option;
  switch (kind) {
    case 'yes-no':
    case 'prefer-doctor':
      return (words[text] ?? m.submitEhdf_notForMe)();
    case 'choice':
      return optionText(text);
    case 'choices':
      return chosenOf(values, id).map(optionText).join(', ');
    case 'papers':
      return fileNames(filesOf(values, id));
    case 'month':
      return (readMonth(text) ?? text).split('-').reverse().join('/');
    case 'number':
      if (unit === undefined) return text;
      return unit.endsWith('percent') ? `${text}%` : `${text} ${healthUnitText(unit, language)}`;
    default:
      return text;
  }
}
