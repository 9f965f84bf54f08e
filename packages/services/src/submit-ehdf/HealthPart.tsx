import { FormStep, focusHeading, translateAtom, useJourneyState, useLocale } from '@lifedesk/journey';
import { healthGroupText } from '@lifedesk/rules/texts';
import { Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { type HealthContext, needOf, questionsAt } from './health-journey.ts';
import { type HealthQuestion, isOpen } from './health-values.ts';
import { Question } from './Question.tsx';

/** The questions of one group. A yes opens what we ask about it, below it. */
export default function HealthPart(): ReactElement {
  const language = useLocale();
  const translate = useAtomValue(translateAtom);
  const { context, values, problems, set, progress } = useJourneyState();
  const health = context as HealthContext;
  const questions = questionsAt(health.form, progress.current);
  const group = questions[0]?.group ?? 'other';
  const name = needOf(health, values)?.lifeAssuredName ?? '';
  const hasNewQuestions = health.kept !== undefined;
  useEffect(() => {
    if (hasNewQuestions) focusHeading();
  }, [hasNewQuestions]);

  const fieldOf = (question: HealthQuestion) => (
    <Question
      key={question.id}
      question={question}
      values={values}
      errorOf={(field) => {
        const problem = problems[field];
        return problem && translate(problem);
      }}
      onChange={set}
    />
  );
  return (
    <FormStep
      heading={healthGroupText(group, language)}
      lead={group === 'hiv' ? m.submitEhdf_apartLead() : m.submitEhdf_partLead({ name })}
    >
      <Stack gap="8">
        {hasNewQuestions && <Notice tone="info">{m.submitEhdf_newQuestions()}</Notice>}
        {questions
          .filter(({ shownWhen }) => shownWhen === undefined)
          .map((question) => {
            const followUps = questions.filter((one) => one.shownWhen === question.id && isOpen(values, one));
            return (
              <Stack key={question.id} gap="5">
                {fieldOf(question)}
                {followUps.length > 0 && (
                  <Stack gap="5" role="group" aria-label={question.text[language]}>
                    {followUps.map(fieldOf)}
                  </Stack>
                )}
              </Stack>
            );
          })}
      </Stack>
    </FormStep>
  );
}
