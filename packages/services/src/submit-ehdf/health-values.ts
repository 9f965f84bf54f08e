import type { UploadedFile } from '@lifedesk/journey';
import { uploadIds } from '@lifedesk/journey';
import type { AnswerOf, Schemas } from '@lifedesk/sdk';

type EhdfAnswer = AnswerOf<'ehdfEligiblePolicies'>;
/** A policy or an application for which health is declared. */
export type HealthNeed = EhdfAnswer['policies'][number];
export type HealthForm = EhdfAnswer['declaration'];
export type HealthQuestion = HealthForm['questions'][number];
export type HealthAnswer = Schemas['HealthAnswer'];

/** An answer as filled in: what was typed or chosen, or several. */
type FieldValue = string | boolean | readonly string[] | readonly UploadedFile[];

/** The answers by the id of their question, and what else the form asks. Health data: stored nowhere. */
export type HealthValues = Readonly<Record<string, FieldValue>>;

/** What the form asks beside the questions. */
export const OWN = {
  subject: 'subject',
  changed: 'hasChanged',
  consent: 'hivConsent',
  declared: 'isDeclared',
} as const;

/** An answer to a question that takes yes or no. */
export const YES = 'yes';
export const NO = 'no';
/** Says it only to the company's doctor. */
export const TO_DOCTOR = 'doctor';
/** The question does not concern the person. */
export const NOT_FOR_ME = 'none';

const takesSeveral = ({ kind }: HealthQuestion): boolean => kind === 'choices' || kind === 'papers';

/** The form before anything is filled in. Nothing is preset. */
export const blankValues = (questions: readonly HealthQuestion[]): HealthValues => ({
  [OWN.subject]: '',
  [OWN.changed]: '',
  [OWN.consent]: false,
  [OWN.declared]: false,
  ...Object.fromEntries(questions.map((question) => [question.id, takesSeveral(question) ? [] : ''])),
});

type AnyValues = Readonly<Record<string, unknown>>;

export function textOf(values: AnyValues, id: string): string {
  const given = values[id];
  return typeof given === 'string' ? given : '';
}

const isText = (one: unknown): one is string => typeof one === 'string';
const isFile = (one: unknown): one is UploadedFile => typeof one === 'object' && one !== null && 'state' in one;

const listOf = (values: AnyValues, id: string): readonly unknown[] => {
  const given = values[id];
  return Array.isArray(given) ? given : [];
};
/** The chosen options of a question that takes several. */
export const chosenOf = (values: AnyValues, id: string): readonly string[] => listOf(values, id).filter(isText);
export const filesOf = (values: AnyValues, id: string): readonly UploadedFile[] => listOf(values, id).filter(isFile);

/** Whether the question is asked: a follow-up only after a yes. */
export const isOpen = (values: AnyValues, { shownWhen }: HealthQuestion): boolean =>
  shownWhen === undefined || textOf(values, shownWhen) === YES;

/** Its answer is stored, which needs a consent of its own. */
export const needsConsent = (values: AnyValues, { id, needsConsent: needed }: HealthQuestion): boolean =>
  needed === true && [YES, NO].includes(textOf(values, id));

/** `10/2025`, `10 2025` and `102025` as `2025-10`; undefined for anything else. */
export function readMonth(typed: string): string | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\D*(\d{4})\s*$/.exec(typed) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : undefined;
}

/** A whole number as typed, or one with a decimal in tenths: 7.2 is 72. Undefined for anything else. */
export function readNumber(typed: string, unit: HealthQuestion['unit']): number | undefined {
  const text = typed.trim();
  if (unit !== 'tenths-of-percent') return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  const [, whole = '', tenth = '0'] = /^(\d{1,2})(?:[.,](\d))?$/.exec(text) ?? [];
  return whole === '' ? undefined : Number(`${whole}${tenth}`);
}

/** The answers to the open questions, as they are sent. Optional ones that stay empty are left out. */
export function answersOf(questions: readonly HealthQuestion[], values: AnyValues): HealthAnswer[] {
  return questions
    .filter((question) => isOpen(values, question))
    .flatMap((question): HealthAnswer[] => {
      const answer = answerOf(question, values);
      return answer ? [{ id: question.id, ...answer }] : [];
    });
}

function answerOf({ id, kind, unit }: HealthQuestion, values: AnyValues): Omit<HealthAnswer, 'id'> | undefined {
  const text = textOf(values, id);
  switch (kind) {
    case 'yes-no':
    case 'prefer-doctor':
      if (text === TO_DOCTOR) return { preferDoctor: true };
      return text === YES || text === NO ? { yes: text === YES } : undefined;
    case 'number': {
      const number = readNumber(text, unit);
      return number === undefined ? undefined : { number };
    }
    case 'month': {
      const month = readMonth(text);
      return month === undefined ? undefined : { month };
    }
    case 'choice':
      return text === '' ? undefined : { choice: text };
    case 'choices':
      return { choices: [...chosenOf(values, id)] };
    case 'papers': {
      const ids = uploadIds(filesOf(values, id));
      return ids.length > 0 ? { uploadIds: ids } : undefined;
    }
    default:
      return { text: text.trim() };
  }
}
