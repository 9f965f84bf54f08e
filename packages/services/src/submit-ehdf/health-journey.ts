import { defineJourney, type Journey } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { submitEhdf } from './facts.ts';
import { problemsOf, refusedAnswers } from './health-problems.ts';
import {
  blankValues,
  type HealthForm,
  type HealthNeed,
  type HealthQuestion,
  type HealthValues,
  NO,
  OWN,
  textOf,
} from './health-values.ts';

export interface HealthContext {
  readonly form: HealthForm;
  /** What can be declared today. */
  readonly needs: readonly HealthNeed[];
  readonly now: Date;
  /** What was filled in before newer questions came. */
  readonly kept: HealthValues | undefined;
}

/** Names a policy or an application among the others. */
export const keyOf = ({ policyNo, applicationNo }: HealthNeed): string => policyNo ?? applicationNo ?? '';

export const needOf = ({ needs }: HealthContext, values: Readonly<Record<string, unknown>>): HealthNeed | undefined =>
  needs.find((need) => keyOf(need) === textOf(values, OWN.subject));

/** Nothing has changed since the last declaration, which is enough. */
export const isUnchanged = (values: Readonly<Record<string, unknown>>, context: HealthContext): boolean =>
  needOf(context, values)?.canConfirm === true && textOf(values, OWN.changed) === NO;

/** The groups of the questions, in order. Each is one step. */
export const groupsOf = ({ questions }: HealthForm): readonly HealthQuestion['group'][] => [
  ...new Set(questions.map(({ group }) => group)),
];

/** The id of a step says nothing about its questions: it is in the address, in the title and in events. */
export const stepIdOf = (at: number): string => `part-${at + 1}`;

/** The questions of a step. */
export const questionsAt = (form: HealthForm, stepId: string): readonly HealthQuestion[] => {
  const group = groupsOf(form).find((_, at) => stepIdOf(at) === stepId);
  return form.questions.filter((question) => question.group === group);
};

/** The policy in the address, or the only one. */
function chosenNeed({ needs }: HealthContext, query: URLSearchParams): string {
  const [first] = needs;
  const wanted = query.get('id');
  const named = needs.find(({ id }) => id !== undefined && id === wanted);
  const chosen = named ?? (needs.length === 1 ? first : undefined);
  return chosen ? keyOf(chosen) : '';
}

/** The steps of a form: what it is for, its questions by group, everything again to check, and the declaration. */
export const healthJourney = (form: HealthForm): Journey<HealthValues, HealthContext, string> =>
  defineJourney<HealthValues, HealthContext, string>({
    id: submitEhdf.id,
    guide: {
      needs: [m.submitEhdf_needsTime, m.submitEhdf_needsPapers],
      next: [m.submitEhdf_nextClean, m.submitEhdf_nextReview, m.submitEhdf_nextTests],
    },
    blank: blankValues(form.questions),
    storesNothing: true,
    steps: [
      {
        id: 'start',
        name: m.submitEhdf_startStep,
        fields: [OWN.subject, OWN.changed],
        problems: (values, context) => {
          const need = needOf(context, values);
          const needsAnswer = need?.canConfirm === true && textOf(values, OWN.changed) === '';
          return {
            [OWN.subject]: need ? undefined : m.submitEhdf_subjectMissing,
            [OWN.changed]: needsAnswer ? m.submitEhdf_missing : undefined,
          };
        },
      },
      ...groupsOf(form).map((_, at) => {
        const questions = questionsAt(form, stepIdOf(at));
        const asksConsent = questions.some(({ needsConsent }) => needsConsent);
        return {
          id: stepIdOf(at),
          name: () => m.submitEhdf_part({ number: at + 1 }),
          fields: [...questions.map(({ id }) => id), ...(asksConsent ? [OWN.consent] : [])],
          applies: (values: HealthValues, context: HealthContext) => !isUnchanged(values, context),
          problems: (values: HealthValues, { now }: HealthContext) =>
            problemsOf(questions, values, todayInIndia(now).slice(0, 7)),
        };
      }),
      { id: 'review', name: m.review_step, applies: (values, context) => !isUnchanged(values, context) },
      {
        id: 'declare',
        name: m.submitEhdf_declareStep,
        fields: [OWN.declared],
        problems: (values) => ({ [OWN.declared]: values[OWN.declared] ? undefined : m.submitEhdf_declareMissing }),
      },
    ],
    begin: (context, query) => ({ [OWN.subject]: chosenNeed(context, query), ...context.kept }),
    // the page loads again and says what has changed
    refusals: (error: LifedeskError, values) =>
      error.status === 409 || error.status === 404 ? {} : refusedAnswers(error, form.questions, values),
  });
