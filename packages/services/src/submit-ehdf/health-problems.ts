import { longestText, type Message, type Problems, uploadProblem } from '@lifedesk/journey';
import type { LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import {
  answersOf,
  chosenOf,
  filesOf,
  type HealthQuestion,
  type HealthValues,
  isOpen,
  needsConsent,
  OWN,
  readMonth,
  readNumber,
  textOf,
} from './health-values.ts';

/** The shortest text that says something. */
const SHORTEST = 3;

/** What is missing or wrong in these questions, in their order. `month` is the present one, as `YYYY-MM`. */
export function problemsOf(
  questions: readonly HealthQuestion[],
  values: HealthValues,
  month: string,
): Problems<HealthValues> {
  const found: Record<string, Message | undefined> = {};
  for (const question of questions) {
    if (!isOpen(values, question)) continue;
    found[question.id] = problemOf(question, values, month);
    if (needsConsent(values, question) && values[OWN.consent] !== true)
      found[OWN.consent] = m.submitEhdf_consentMissing;
  }
  return found;
}

function problemOf(question: HealthQuestion, values: HealthValues, present: string): Message | undefined {
  const { id, kind, isOptional } = question;
  if (kind === 'papers') return uploadProblem(filesOf(values, id), false);
  if (kind === 'choices') return chosenOf(values, id).length > 0 ? undefined : m.submitEhdf_chooseMissing;
  const text = textOf(values, id).trim();
  if (text === '' && isOptional) return undefined;
  switch (kind) {
    case 'number':
      return numberProblem(question, text);
    case 'month': {
      const month = readMonth(text);
      if (month === undefined) return m.submitEhdf_monthMissing;
      return month > present && question.mayBeAhead !== true ? m.submitEhdf_monthAhead : undefined;
    }
    case 'text':
      if (text.length > longestText) return m.request_textTooLong;
      // half a character, which no server takes
      if (/\p{Surrogate}/u.test(text)) return m.submitEhdf_refused;
      return text.length < SHORTEST ? m.submitEhdf_textMissing : undefined;
    case 'choice':
      return text === '' ? m.submitEhdf_chooseMissing : undefined;
    case 'prefer-doctor':
      return text === '' ? m.submitEhdf_threeMissing : undefined;
    default:
      return text === '' ? m.submitEhdf_missing : undefined;
  }
}

function numberProblem({ id, unit, least = 0, most = 0 }: HealthQuestion, text: string): Message | undefined {
  const number = readNumber(text, unit);
  if (number !== undefined && number >= least && number <= most) return undefined;
  if (id === 'height') return () => m.submitEhdf_heightRange({ least, most });
  const isTenths = unit === 'tenths-of-percent';
  const boundText = (bound: number) => (isTenths ? (bound / 10).toFixed(1) : bound);
  return () => m.submitEhdf_numberRange({ least: boundText(least), most: boundText(most) });
}

/** `/answers/heart-what`, or the place of an answer in the request: `/answers/7/text`. */
const POINTER = /^\/answers\/(?:(\d+)(?:\/|$)|([a-z][a-z0-9-]*)$)/;

/** Where the server found a problem, by the id of the question. It never repeats an answer. */
export function refusedAnswers(
  { fieldErrors }: LifedeskError,
  questions: readonly HealthQuestion[],
  values: HealthValues,
): Problems<HealthValues> | undefined {
  const sent = answersOf(questions, values);
  const ids = fieldErrors.flatMap(({ pointer }) => {
    const [, at, id] = POINTER.exec(pointer) ?? [];
    return id ?? (at === undefined ? undefined : sent[Number(at)]?.id) ?? [];
  });
  return ids.length > 0 ? Object.fromEntries(ids.map((id) => [id, m.submitEhdf_refused])) : undefined;
}
